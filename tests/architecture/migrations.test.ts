import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import journal from '#src/server/database/migrations/meta/_journal.json' with { type: 'json' };
import { breakingSteps } from './migrationSteps.ts';

/** Older migrations were made before there was a release to go on beside them. */
const firstChecked = 5;

test('no migration takes away what the release before it uses, unless it says that this is the contract step', () => {
  const checked = journal.entries.slice(firstChecked);
  const breaking = checked.flatMap(({ tag }) => {
    const path = `src/server/database/migrations/${tag}.sql`;
    return breakingSteps(readFileSync(path, 'utf8')).map((statement) => `${tag}: ${statement}`);
  });
  // «Updating» in src/server/OPERATE.md says what to do instead.
  expect(breaking).toEqual([]);
});

describe('the check', () => {
  it.each([
    'create table notes (id integer primary key);',
    'CREATE TABLE "notes" ("id" integer);\nALTER TABLE "notes" ADD CONSTRAINT "n" UNIQUE("id");',
    'create table notes (id integer); create unique index notes_id on notes (id);',
    'CREATE INDEX "users_created" ON "users" USING btree ("created_at");',
    'ALTER TABLE "users" ADD COLUMN "nick" text;',
    `ALTER TABLE "users" ADD COLUMN "nick" text DEFAULT 'a; drop table users' NOT NULL;`,
    "alter table users add column nick text not null default ''",
    'ALTER TABLE "users" ADD COLUMN "n" integer NOT NULL GENERATED ALWAYS AS IDENTITY;',
    'ALTER TABLE "users" ADD COLUMN "a" integer;--> statement-breakpoint\nALTER TABLE "users" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "public"."authors"("id");',
    'create function server_now() returns timestamptz language plpgsql as $$ begin drop table a; end $$;',
    'CREATE TRIGGER "t" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION f();',
    `update users set nick = ''; insert into notes values (1);`,
    'SELECT add_partition(name) FROM names;',
    '-- contract: nobody has read it since 0007\ndrop table users;',
    `-- contract: it's empty\nalter table users drop column nick;`,
  ])('lets an addition pass: %s', (migration) => {
    expect(breakingSteps(migration)).toEqual([]);
  });

  it.each([
    ['drop table users', 'DROP TABLE "users" CASCADE;'],
    ['alter table users drop column email', 'ALTER TABLE "users" DROP COLUMN "email";'],
    ['alter table users rename to people', 'ALTER TABLE "users" RENAME TO "people";'],
    ['alter table users rename column', 'ALTER TABLE "users" RENAME COLUMN "email" TO "mail";'],
    [
      'alter table users alter column id set data type',
      'ALTER TABLE "users" ALTER COLUMN "id" SET DATA TYPE bigint;',
    ],
    [
      'alter table users alter column phone set not null',
      'ALTER TABLE "users" ALTER COLUMN "phone" SET NOT NULL;',
    ],
    [
      'alter table users alter column phone drop default',
      'ALTER TABLE "users" ALTER COLUMN "phone" DROP DEFAULT;',
    ],
    [
      'alter table users add column nick text not null',
      'ALTER TABLE "users" ADD COLUMN "nick" text NOT NULL;',
    ],
    [
      'alter table users add column a text, drop column',
      'alter table users add column a text, drop column email;',
    ],
    ['alter table users add constraint', 'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (phone <> \'\');'],
    ['create unique index users_phone', 'CREATE UNIQUE INDEX "users_phone" ON "users" ("phone");'],
    ['drop index users_email_unique', 'DROP INDEX "users_email_unique";'],
    ['drop table users', '-- contract:\ndrop table users;'],
    ['drop table posts', '-- contract: empty since 0007\ndrop table users; drop table posts;'],
  ])('stops at: %s', (statement, migration) => {
    expect(breakingSteps(migration)).toEqual([expect.stringContaining(statement)]);
  });
});
