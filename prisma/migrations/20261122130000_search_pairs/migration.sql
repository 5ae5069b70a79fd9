-- CreateTable
CREATE TABLE "SearchPair" (
    "before" TEXT NOT NULL,
    "word" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "SearchPair_pkey" PRIMARY KEY ("before","word")
);
