-- CreateTable
CREATE TABLE "ProviderNews" (
    "provider" TEXT NOT NULL,
    "readUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProviderNews_pkey" PRIMARY KEY ("provider")
);
