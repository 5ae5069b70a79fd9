-- The queue's own tables are made by the library, before this (scripts/migrate/job-queue.ts).
CREATE TABLE "JobWorker" (
  "id" TEXT NOT NULL,
  "seenAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "JobWorker_pkey" PRIMARY KEY ("id")
);

-- What waits moves over. Messages are enqueued by the worker when they are a minute late.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "Job" WHERE "doneAt" IS NULL) THEN
    PERFORM graphile_worker.add_job("kind", "payload"::json,
      run_at => "runAt", job_key => "kind", max_attempts => 8)
    FROM "Job" WHERE "doneAt" IS NULL AND "kind" <> 'sweep-jobs';
  END IF;
  IF EXISTS (SELECT FROM "SandboxEvent" WHERE "deliveredAt" IS NULL) THEN
    PERFORM graphile_worker.add_job('deliver-sandbox-event', json_build_object('id', "id"),
      run_at => "deliverAt", max_attempts => 10)
    FROM "SandboxEvent" WHERE "deliveredAt" IS NULL AND "attempts" < 10;
  END IF;
END $$;

DROP TABLE "Job";
ALTER TABLE "SandboxEvent" DROP COLUMN "attempts";
