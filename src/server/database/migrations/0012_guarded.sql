CREATE TABLE "retired_usernames" (
	"username" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- contract: a wider check takes its place, and every row of the release before passes it
ALTER TABLE "moderations" DROP CONSTRAINT "moderations_target";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderations" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "publish_problem" text;--> statement-breakpoint
CREATE INDEX "retired_usernames_until" ON "retired_usernames" USING btree ("until");--> statement-breakpoint
CREATE INDEX "posts_hidden" ON "posts" USING btree ("author_id") WHERE hidden_at is not null;--> statement-breakpoint
-- contract: a row of the release before always names one target
ALTER TABLE "moderations" ADD CONSTRAINT "moderations_one_target" CHECK (num_nonnulls("moderations"."post_id", "moderations"."comment_id", "moderations"."user_id") = 1);