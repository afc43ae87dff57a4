CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"key_fingerprint" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_links" ADD COLUMN "spent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
CREATE FUNCTION "shared_now"() RETURNS timestamp with time zone LANGUAGE sql STABLE PARALLEL SAFE AS 'select now()';
