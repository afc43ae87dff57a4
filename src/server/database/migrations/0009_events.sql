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
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"post_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	CONSTRAINT "views_at_id_pk" PRIMARY KEY("at","id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "wrote_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "subscribers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_unread" ON "events" USING btree ("transaction","id");--> statement-breakpoint
CREATE INDEX "events_author" ON "events" USING btree ("author_id","at");--> statement-breakpoint
CREATE INDEX "views_reader" ON "views" USING btree ("user_id","post_id","at");--> statement-breakpoint
CREATE INDEX "views_post" ON "views" USING btree ("post_id","at");--> statement-breakpoint
CREATE INDEX "views_author" ON "views" USING btree ("author_id","at");--> statement-breakpoint
-- For months that nobody has made a partition for: a change is never refused because of it.
CREATE TABLE "events_other" PARTITION OF "events" DEFAULT;--> statement-breakpoint
CREATE TABLE "views_other" PARTITION OF "views" DEFAULT;--> statement-breakpoint
CREATE FUNCTION "add_partitions"(ahead integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	parent text;
	month timestamp;
BEGIN
	FOR parent, month IN
		SELECT name, date_trunc('month', now() AT TIME ZONE 'utc') + make_interval(months => number)
		FROM unnest(ARRAY['events', 'views']) AS name, generate_series(0, ahead) AS number
	LOOP
		EXECUTE format('CREATE TABLE IF NOT EXISTS %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
			parent || to_char(month, '_YYYY_MM'), parent,
			month AT TIME ZONE 'utc', (month + interval '1 month') AT TIME ZONE 'utc');
	END LOOP;
END $$;--> statement-breakpoint
SELECT add_partitions(3);--> statement-breakpoint
UPDATE "authors" SET "subscribers" = (
	SELECT count(*) FROM "subscriptions"
	WHERE "subscriptions"."author_id" = "authors"."id"
	AND ("paid_until" > now() OR ("paid_until" IS NULL AND "cancelled_at" IS NULL))
);
