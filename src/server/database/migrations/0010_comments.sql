CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"user_id" integer,
	"parent_id" uuid,
	"answers" integer DEFAULT 0 NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by" text,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "comments_deletion" CHECK (("comments"."deleted_at" is null) = ("comments"."deleted_by" is null))
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" integer NOT NULL,
	"user_id" integer,
	"post_id" integer,
	"comment_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "complaints_target" CHECK (("complaints"."post_id" is null) <> ("complaints"."comment_id" is null))
);
--> statement-breakpoint
CREATE TABLE "moderations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"moderator" text NOT NULL,
	"action" text NOT NULL,
	"post_id" integer,
	"comment_id" uuid,
	"reason" text NOT NULL,
	CONSTRAINT "moderations_target" CHECK (("moderations"."post_id" is null) <> ("moderations"."comment_id" is null))
);
--> statement-breakpoint
CREATE TABLE "blocked_readers" (
	"author_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_readers_author_id_user_id_pk" PRIMARY KEY("author_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "bio" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "cleared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "commenting" text DEFAULT 'readers' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_readers" ADD CONSTRAINT "blocked_readers_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_readers" ADD CONSTRAINT "blocked_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("post_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE parent_id is null and (answers > 0 or (deleted_at is null and hidden_at is null));--> statement-breakpoint
CREATE INDEX "comments_answers" ON "comments" USING btree ("parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comments_deleted" ON "comments" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_post_unique" ON "complaints" USING btree ("post_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_comment_unique" ON "complaints" USING btree ("comment_id","user_id");--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("created_at") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "complaints_user" ON "complaints" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "complaints_author" ON "complaints" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blocked_readers_user" ON "blocked_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "posts_author_locked" ON "posts" USING btree ("author_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE audience <> 'everyone';--> statement-breakpoint
CREATE INDEX "departures_uncleared" ON "departures" USING btree ("left_at") WHERE cleared_at is null;--> statement-breakpoint
-- Made from the e-mail and shown to nobody but its owner until now: everybody reads it from now on, and an e-mail is nobody's business.
UPDATE "users" SET "username" = 'reader-' || substr(md5(random()::text || "users"."id"), 1, 12)
FROM (
	SELECT "id", btrim(left(regexp_replace(regexp_replace(left("email", strpos("email", '@') - 1),
		'[^A-Za-z0-9._-]+', '-', 'g'), '[._-]{2,}', '-', 'g'), 20), '._-') AS "name" FROM "users"
) AS "made"
WHERE "made"."id" = "users"."id" AND "made"."name" <> ''
AND regexp_replace("username", '-[0-9a-f]{8}$', '') IN ("made"."name", 'author-' || "made"."name");--> statement-breakpoint
-- Of the demo: nobody could comment before.
UPDATE "posts" SET "comments" = 0 WHERE "comments" <> 0;
