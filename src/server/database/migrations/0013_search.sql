CREATE TABLE "draft_words" (
	"draft_id" integer NOT NULL,
	-- Compared byte by byte, so that the letters that follow a beginning are a range of the key.
	"initial" text COLLATE "C" NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "draft_words_draft_id_initial_pk" PRIMARY KEY("draft_id","initial")
);
--> statement-breakpoint
ALTER TABLE "draft_words" ADD CONSTRAINT "draft_words_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- As a search compares texts: composed, lower case, е for ё, without stress marks, soft hyphens and what has no width.
CREATE FUNCTION "search_fold"("written" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT translate(lower(normalize(written)), U&'ё\0300\0301\00AD\200B\200C\200D\2060\FEFF', 'е')
$$;--> statement-breakpoint
-- The words of a text, each once with its stem, in the order in which they come. One that says little is its own stem.
CREATE FUNCTION "search_words"("written" text, "most" integer) RETURNS TABLE ("word" text, "stem" text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT word, coalesce((CASE WHEN word ~ '^[a-z]' THEN ts_lexize('english_stem', word) ELSE ts_lexize('russian_stem', word) END)[1], word)
	FROM (
		SELECT left(found.word, 40) AS word, min(place) AS place
		FROM regexp_split_to_table(search_fold(written), '[^[:alnum:]]+') WITH ORDINALITY AS found (word, place)
		WHERE found.word <> ''
		GROUP BY 1
	) AS words
	ORDER BY place LIMIT most
$$;--> statement-breakpoint
-- A word may be half bold: the runs of one paragraph have nothing between them.
CREATE FUNCTION "text_of_blocks"("blocks" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT string_agg(piece, ' ') FROM (
		SELECT (SELECT string_agg(run ->> 'text', '') FROM jsonb_array_elements(runs) AS run)
		FROM (
			SELECT jsonb_path_query(blocks, '$[*].runs')
			UNION ALL
			SELECT jsonb_path_query(blocks, '$[*].items[*]')
		) AS paragraphs (runs)
		UNION ALL
		SELECT found #>> '{}'
		FROM unnest(ARRAY['$[*].text', '$[*].title', '$[*].alt', '$[*].caption', '$[*].pictures[*].alt', '$[*].pictures[*].caption']::jsonpath[]) AS path,
			jsonb_path_query(blocks, path) AS found
	) AS pieces (piece)
$$;--> statement-breakpoint
-- What has not changed is left alone: somebody who writes on saves a long text every few seconds. No text costs more than 10,000 words and 1500 rows.
CREATE FUNCTION "keep_draft_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	WITH present AS (
		SELECT left(stem, 2) AS initial, left(string_agg(' ' || stem, '' ORDER BY stem COLLATE "C"), 8000) || ' ' AS words
		FROM (SELECT DISTINCT stem FROM search_words(concat_ws(' ', new.title, text_of_blocks(new.blocks)), 10000)) AS stems
		GROUP BY 1 ORDER BY 1 LIMIT 1500
	), gone AS (
		DELETE FROM draft_words WHERE draft_id = new.id AND NOT initial IN (SELECT initial FROM present)
	)
	INSERT INTO draft_words SELECT new.id, initial, words FROM present
	ON CONFLICT (draft_id, initial) DO UPDATE SET words = excluded.words WHERE draft_words.words <> excluded.words;
	RETURN NULL;
END $$;--> statement-breakpoint
-- By the database, so that the release before, a restored backup and the demo fill it, too.
CREATE TRIGGER "keep_draft_words" AFTER INSERT OR UPDATE OF "title", "blocks" ON "drafts" FOR EACH ROW EXECUTE FUNCTION keep_draft_words();--> statement-breakpoint
UPDATE "drafts" SET "title" = "title" WHERE NOT EXISTS (SELECT FROM "draft_words" WHERE "draft_id" = "id");
