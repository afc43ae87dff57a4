CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"party_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"expiry" char(7),
	"consent" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "payment_methods_once" UNIQUE("party_id","provider","provider_id"),
	CONSTRAINT "payment_methods_revoked" CHECK ((revoked_at is null) = (provider_id is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "method_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "consent" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE restrict ON UPDATE no action;