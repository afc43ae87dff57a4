CREATE TABLE "bookmarks" (
	"user_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmarks_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"user_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "likes_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_tiers" (
	"post_id" integer NOT NULL,
	"tier_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	CONSTRAINT "post_tiers_post_id_tier_id_pk" PRIMARY KEY("post_id","tier_id")
);
--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "body" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "teaser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "blocks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "contents" jsonb DEFAULT '{"pictures":0,"audio_seconds":0,"files":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tiers" ADD CONSTRAINT "post_tiers_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tiers" ADD CONSTRAINT "post_tiers_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tiers" ADD CONSTRAINT "post_tiers_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookmarks_newest" ON "bookmarks" USING btree ("user_id","created_at" DESC NULLS LAST,"post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookmarks_post" ON "bookmarks" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "bookmarks_author" ON "bookmarks" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "likes_post" ON "likes" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "likes_author" ON "likes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "post_tiers_tier" ON "post_tiers" USING btree ("tier_id");--> statement-breakpoint
CREATE INDEX "posts_open" ON "posts" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE audience = 'everyone';--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscriptions_tier" ON "subscriptions" USING btree ("tier_id");--> statement-breakpoint
CREATE INDEX "tiers_author" ON "tiers" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "limit_windows_ends" ON "limit_windows" USING btree ("ends_at");--> statement-breakpoint
-- Every line of a text is a paragraph.
UPDATE "posts" SET "blocks" = coalesce((
	SELECT jsonb_agg(jsonb_build_object('type', 'paragraph', 'runs', jsonb_build_array(jsonb_build_object('text', line))) ORDER BY number)
	FROM regexp_split_to_table("body", E'\n+') WITH ORDINALITY AS lines(line, number)
	WHERE line <> ''
), '[]') WHERE "body" <> '';--> statement-breakpoint
UPDATE "posts" SET "teaser" = "body" WHERE "tier_id" IS NULL;--> statement-breakpoint
UPDATE "posts" SET "audience" = 'tiers' WHERE "tier_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "post_tiers" ("post_id", "tier_id", "author_id")
SELECT "posts"."id", "tiers"."id", "posts"."author_id"
FROM "posts"
JOIN "tiers" AS "asked" ON "asked"."id" = "posts"."tier_id"
JOIN "tiers" ON "tiers"."author_id" = "posts"."author_id" AND "tiers"."price" >= "asked"."price"
ON CONFLICT DO NOTHING;
