CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"party_id" bigint NOT NULL,
	"party_kind" text NOT NULL,
	"kind" text NOT NULL,
	"currency" char(3) NOT NULL,
	"balance" bigint,
	CONSTRAINT "ledger_accounts_owner" UNIQUE("party_id","kind","currency"),
	CONSTRAINT "ledger_accounts_currency" UNIQUE("id","currency"),
	CONSTRAINT "ledger_accounts_kind" CHECK (case party_kind when 'person' then kind in ('hold', 'available', 'in_payout', 'disputed', 'debt') and balance is not null else kind in ('provider_clearing', 'platform_fee', 'provider_fee', 'provider_cost', 'refunds', 'bank') and balance is null end),
	CONSTRAINT "ledger_accounts_overdraft" CHECK (case kind when 'debt' then balance <= 0 else balance >= 0 end)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transfer_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"account_id" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_transfer_id_line_pk" PRIMARY KEY("transfer_id","line"),
	CONSTRAINT "ledger_entries_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"cause_id" text NOT NULL,
	"key" text NOT NULL,
	"request" "bytea" NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"reverses" uuid,
	CONSTRAINT "ledger_transfers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "parties" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" integer,
	CONSTRAINT "parties_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "parties_id_kind" UNIQUE("id","kind"),
	CONSTRAINT "parties_user" CHECK (kind = 'person' or user_id is null)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_party" FOREIGN KEY ("party_id","party_kind") REFERENCES "public"."parties"("id","kind") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_currency" FOREIGN KEY ("account_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_reverses" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_transfers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_cause" ON "ledger_transfers" USING btree ("cause","cause_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parties_platform" ON "parties" USING btree ("kind") WHERE kind = 'platform';--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = '42501';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_append_only" BEFORE UPDATE OR DELETE ON "ledger_transfers" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_no_truncate" BEFORE TRUNCATE ON "ledger_transfers" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_no_truncate" BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION "require_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT count(*) FROM ledger_entries WHERE transfer_id = new.id) < 2
		OR EXISTS (SELECT FROM ledger_entries WHERE transfer_id = new.id GROUP BY currency HAVING sum(amount) <> 0)
	THEN
		RAISE EXCEPTION 'transfer % does not balance', new.id USING ERRCODE = '23514', CONSTRAINT = 'ledger_transfers_balance';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred, because a transfer is inserted before its entries.
CREATE CONSTRAINT TRIGGER "ledger_transfers_balance" AFTER INSERT ON "ledger_transfers" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balance();--> statement-breakpoint
CREATE FUNCTION "require_own_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- xmin would differ inside a savepoint.
	IF NOT EXISTS (SELECT FROM ledger_transfers WHERE id = new.transfer_id AND transaction = pg_current_xact_id()) THEN
		RAISE EXCEPTION 'entries are written with their transfer' USING ERRCODE = '23514', CONSTRAINT = 'ledger_entries_transaction';
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_transaction" BEFORE INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION require_own_transaction();--> statement-breakpoint
-- The one way to move money. Accounts are made when they are first needed; a party that is null is the platform.
CREATE FUNCTION "post_transfer"(
	"posting_id" uuid, "posting_cause" text, "posting_cause_id" text, "posting_key" text, "posting_request" bytea,
	"posting_time" timestamp with time zone, "posting_reverses" uuid, "posting_currency" text,
	"line_parties" bigint[], "line_kinds" text[], "line_amounts" bigint[]
) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	existing record;
	platform_id bigint;
	line_accounts bigint[];
BEGIN
	INSERT INTO ledger_transfers (id, cause, cause_id, key, request, happened_at, reverses)
	VALUES (posting_id, posting_cause, posting_cause_id, posting_key, posting_request, posting_time, posting_reverses)
	ON CONFLICT (key) DO NOTHING;
	IF NOT FOUND THEN
		SELECT id, request INTO existing FROM ledger_transfers WHERE key = posting_key;
		IF existing.request <> posting_request THEN
			RAISE EXCEPTION 'another posting has the key %', posting_key USING ERRCODE = '23505', CONSTRAINT = 'ledger_transfers_key';
		END IF;
		RETURN existing.id;
	END IF;

	SELECT id INTO platform_id FROM parties WHERE kind = 'platform';
	IF NOT FOUND THEN
		INSERT INTO parties (kind) VALUES ('platform') ON CONFLICT DO NOTHING;
		SELECT id INTO platform_id FROM parties WHERE kind = 'platform';
	END IF;

	INSERT INTO ledger_accounts (party_id, party_kind, kind, currency, balance)
	SELECT DISTINCT coalesce(party, platform_id), CASE WHEN party IS NULL THEN 'platform' ELSE 'person' END,
		line.kind, posting_currency, CASE WHEN party IS NULL THEN NULL ELSE 0 END
	FROM unnest(line_parties, line_kinds) AS line (party, kind)
	WHERE NOT EXISTS (
		SELECT FROM ledger_accounts AS account
		WHERE account.party_id = coalesce(party, platform_id) AND account.kind = line.kind AND account.currency = posting_currency
	)
	ORDER BY 1, 3
	ON CONFLICT DO NOTHING;

	SELECT array_agg(account.id ORDER BY place) INTO line_accounts
	FROM unnest(line_parties, line_kinds) WITH ORDINALITY AS line (party, kind, place)
	JOIN ledger_accounts AS account
		ON account.party_id = coalesce(party, platform_id) AND account.kind = line.kind AND account.currency = posting_currency;

	-- Locked in one order, so that no two postings wait for each other.
	PERFORM FROM ledger_accounts WHERE id = ANY (line_accounts) AND balance IS NOT NULL ORDER BY id FOR NO KEY UPDATE;
	INSERT INTO ledger_entries (transfer_id, line, account_id, currency, amount)
	SELECT posting_id, place, account, posting_currency, amount
	FROM unnest(line_accounts, line_amounts) WITH ORDINALITY AS line (account, amount, place);
	UPDATE ledger_accounts AS account SET balance = balance + change
	FROM (
		SELECT line.account, sum(amount)::bigint AS change
		FROM unnest(line_accounts, line_amounts) AS line (account, amount) GROUP BY 1
	) AS changes
	WHERE account.id = changes.account AND balance IS NOT NULL;
	RETURN posting_id;
END $$;
