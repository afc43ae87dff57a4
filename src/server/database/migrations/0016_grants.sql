CREATE TABLE "grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"kind" text NOT NULL,
	"tier_id" integer,
	"post_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"anchor_at" timestamp with time zone,
	"order_id" uuid,
	CONSTRAINT "grants_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "grants_opens" CHECK (num_nonnulls(tier_id, post_id) = 1),
	CONSTRAINT "grants_kind" CHECK (case kind when 'period' then tier_id is not null and ends_at is not null when 'purchase' then post_id is not null else true end),
	CONSTRAINT "grants_ends" CHECK (ends_at >= starts_at)
);
--> statement-breakpoint
CREATE TABLE "subscription_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"tier_id" integer
);
--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grants_reader" ON "grants" USING btree ("user_id","author_id");--> statement-breakpoint
CREATE INDEX "grants_reader_post" ON "grants" USING btree ("user_id","post_id") WHERE post_id is not null;--> statement-breakpoint
CREATE INDEX "grants_author" ON "grants" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "grants_tier" ON "grants" USING btree ("tier_id","ends_at");--> statement-breakpoint
CREATE INDEX "grants_post" ON "grants" USING btree ("post_id") WHERE post_id is not null;--> statement-breakpoint
CREATE INDEX "subscription_events_subscription" ON "subscription_events" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE INDEX "subscription_events_tier" ON "subscription_events" USING btree ("tier_id");--> statement-breakpoint
INSERT INTO "grants" ("user_id", "author_id", "kind", "tier_id", "starts_at", "ends_at", "anchor_at")
SELECT "user_id", "author_id", 'period', "tier_id", "created_at", greatest("created_at", "paid_until"), "created_at"
FROM "subscriptions" WHERE "tier_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "subscription_events" ("subscription_id", "kind", "at", "tier_id")
SELECT "id", CASE WHEN "tier_id" IS NULL THEN 'followed' ELSE 'paid' END, "created_at", "tier_id"
FROM "subscriptions" ORDER BY "id";--> statement-breakpoint
INSERT INTO "subscription_events" ("subscription_id", "kind", "at", "tier_id")
SELECT "id", 'cancelled', "cancelled_at", "tier_id" FROM "subscriptions" WHERE "cancelled_at" IS NOT NULL ORDER BY "id";
