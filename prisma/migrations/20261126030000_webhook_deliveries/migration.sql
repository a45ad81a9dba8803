-- What was sent where: one row for each change of the law and address.
CREATE TABLE "webhook_delivery" (
    "url" TEXT NOT NULL,
    "run_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("url", "run_id"),
    CONSTRAINT "webhook_delivery_words" CHECK ("state" IN ('before', 'waiting', 'delivered', 'given_up'))
);
