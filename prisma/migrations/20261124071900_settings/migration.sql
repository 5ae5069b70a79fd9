-- CreateTable
CREATE TABLE "Setting" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "value" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "staffId" UUID,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Setting_key_at_idx" ON "Setting"("key", "at" DESC);

-- CreateIndex
CREATE INDEX "Setting_staffId_idx" ON "Setting"("staffId");

-- AddForeignKey
ALTER TABLE "Setting" ADD CONSTRAINT "Setting_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
