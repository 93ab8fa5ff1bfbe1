"""Where a frozen build begins."""

import multiprocessing
import sys

from app.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a process of the pool starts this same file
    sys.exit(main())
