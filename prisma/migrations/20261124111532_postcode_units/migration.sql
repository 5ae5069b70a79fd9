-- CreateTable
CREATE TABLE "PostcodeUnit" (
    "postcode" TEXT NOT NULL,
    "latitude" REAL NOT NULL,
    "longitude" REAL NOT NULL,

    CONSTRAINT "PostcodeUnit_pkey" PRIMARY KEY ("postcode")
);

-- CreateTable
CREATE TABLE "PostcodeSource" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "file" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "units" INTEGER NOT NULL,
    "importedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PostcodeSource_pkey" PRIMARY KEY ("id")
);
