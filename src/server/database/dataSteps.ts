import { readFileSync } from 'node:fs';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** What migrations do to rows, in their order. @param from how many of them the rows have been through already */
export const dataSteps = (from: number): string[] =>
  journal.entries.slice(from).flatMap(({ tag }) =>
    readFileSync(new URL(`./migrations/${tag}.sql`, import.meta.url), 'utf8')
      .split('--> statement-breakpoint')
      .filter((statement) => /^(?:update|insert) /im.test(statement)),
  );
