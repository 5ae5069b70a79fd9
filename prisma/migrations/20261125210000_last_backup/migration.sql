-- CreateTable
CREATE TABLE "LastBackup" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LastBackup_pkey" PRIMARY KEY ("id")
);
