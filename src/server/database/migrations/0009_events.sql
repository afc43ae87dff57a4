CREATE TABLE "departures" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"author_id" integer,
	"left_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_readers" (
	"name" text PRIMARY KEY NOT NULL,
	"transaction" "xid8" NOT NULL,
	"event_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"author_id" integer NOT NULL,
	"payload" jsonb NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "events_at_id_pk" PRIMARY KEY("at","id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "views" (
	"day" date NOT NULL,
	"user_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	CONSTRAINT "views_day_user_id_post_id_pk" PRIMARY KEY("day","user_id","post_id")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "orphans" (
	"hash" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "wrote_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "subscribers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "events_unread" ON "events" USING btree ("transaction","id");--> statement-breakpoint
CREATE INDEX "events_author" ON "events" USING btree ("author_id","at");--> statement-breakpoint
CREATE INDEX "events_user" ON "events" USING btree ((payload->>'user_id'));--> statement-breakpoint
CREATE INDEX "views_user" ON "views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "views_post" ON "views" USING btree ("post_id","day");--> statement-breakpoint
CREATE INDEX "views_author" ON "views" USING btree ("author_id","day");--> statement-breakpoint
-- For months that nobody has made a partition for: a change is never refused because of it.
CREATE TABLE "events_other" PARTITION OF "events" DEFAULT;--> statement-breakpoint
CREATE TABLE "views_other" PARTITION OF "views" DEFAULT;--> statement-breakpoint
-- Apart first, with what the month has in the partition for all others: a partition of rows that lie there is refused.
CREATE FUNCTION "add_partition"(parent text, month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	name text := parent || to_char(month, '_YYYY_MM');
	other text := parent || '_other';
	key text := CASE parent WHEN 'events' THEN 'at' ELSE 'day' END;
	first text := to_char(month, 'YYYY-MM-01 00:00:00+00');
	next text := to_char(month + interval '1 month', 'YYYY-MM-01 00:00:00+00');
BEGIN
	IF to_regclass(name) IS NOT NULL THEN RETURN; END IF;
	EXECUTE format('LOCK TABLE ONLY %I IN SHARE UPDATE EXCLUSIVE MODE', parent);
	IF to_regclass(name) IS NOT NULL THEN RETURN; END IF;
	EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', other);
	EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', name, parent);
	EXECUTE format('WITH moved AS (DELETE FROM %1$I WHERE %2$I >= %3$L AND %2$I < %4$L RETURNING *) INSERT INTO %5$I SELECT * FROM moved',
		other, key, first, next, name);
	EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, name, first, next);
END $$;--> statement-breakpoint
SELECT add_partition(name, (date_trunc('month', now() AT TIME ZONE 'utc') + make_interval(months => number))::date)
FROM unnest(ARRAY['events', 'views']) AS name, generate_series(0, 3) AS number;--> statement-breakpoint
UPDATE "authors" SET "subscribers" = (
	SELECT count(*) FROM "subscriptions"
	WHERE "subscriptions"."author_id" = "authors"."id"
	AND ("paid_until" > now() OR ("paid_until" IS NULL AND "cancelled_at" IS NULL))
);
