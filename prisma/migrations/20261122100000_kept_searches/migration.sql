-- What is in it is good for half a minute: not written to the log, empty after a crash.
-- CreateTable
CREATE UNLOGGED TABLE "KeptSearch" (
    "key" TEXT NOT NULL,
    "page" JSON NOT NULL,
    "begunAt" TIMESTAMPTZ(3) NOT NULL,
    "madeAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KeptSearch_pkey" PRIMARY KEY ("key")
);
