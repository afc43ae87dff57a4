CREATE TABLE "goals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer NOT NULL,
	"title" text NOT NULL,
	"target" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "post_id" integer;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "goals_current" ON "goals" USING btree ("author_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "ledger_transfers_reverses" ON "ledger_transfers" USING btree ("reverses") WHERE reverses is not null;