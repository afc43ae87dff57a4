CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"width" integer,
	"height" integer,
	"color" text,
	"seconds" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_picture" CHECK (("media"."kind" = 'picture') = (num_nonnulls("media"."width", "media"."height", "media"."color") = 3)),
	CONSTRAINT "media_audio" CHECK (("media"."kind" = 'audio') = ("media"."seconds" is not null))
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"media_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"author_id" integer NOT NULL,
	"hash" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "media_files_media_id_variant_pk" PRIMARY KEY("media_id","variant")
);
--> statement-breakpoint
CREATE TABLE "post_media" (
	"post_id" integer NOT NULL,
	"media_id" uuid NOT NULL,
	"place" text NOT NULL,
	"author_id" integer NOT NULL,
	CONSTRAINT "post_media_post_id_media_id_place_pk" PRIMARY KEY("post_id","media_id","place")
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_author" ON "media" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "media_files_hash" ON "media_files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "media_files_author" ON "media_files" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "post_media_media" ON "post_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "post_media_author" ON "post_media" USING btree ("author_id");