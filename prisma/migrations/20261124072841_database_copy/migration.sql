-- CreateTable
CREATE TABLE "DatabaseCopy" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "identity" TEXT NOT NULL,

    CONSTRAINT "DatabaseCopy_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "DatabaseCopy_single" CHECK ("id" = 1)
);
