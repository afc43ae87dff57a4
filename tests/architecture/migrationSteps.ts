/** Parts that are no statements: Drizzle's breakpoints, comments, bodies of functions, texts. */
const asides = /--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g;
const contractMark = '/* contract */';

/** The statements of a migration, lower case and without quotes; those that are a contract step begin with its mark. */
function statementsOf(migration: string): string[] {
  const plain = migration.replaceAll(asides, (aside) => {
    if (aside.startsWith('--> statement-breakpoint')) return ';';
    if (aside.startsWith('--')) return /^-- *contract: *\S/.test(aside) ? contractMark : '';
    return "''";
  });
  return plain
    .split(';')
    .map((statement) =>
      statement
        .toLowerCase()
        .replaceAll(/"|public\./g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((statement) => statement !== '');
}

/** Additions that the previous release neither reads nor has to fill in. */
const additions = [
  /^create (?:table|type|schema|extension|sequence|view|(?:or replace )?function|(?:constraint )?trigger|index) /,
  /^alter type \S+ add value /,
  /^alter table \S+ alter column \S+ set default /,
  /^alter table \S+ add column /,
  /^(?:insert into|update|comment on) /,
  /^select add_partition\(/,
];

/** A column that every insert has to know. */
const isRequired = (statement: string) =>
  / not null/.test(statement) && !/ (?:default|generated) /.test(statement);

/**
 * The statements of a migration with which the release before could not go on: all that is not known to be an addition,
 * unless a comment before it says `-- contract: ` and why no release needs it any more.
 */
export function breakingSteps(migration: string): string[] {
  const statements = statementsOf(migration);
  const matches = (pattern: RegExp) =>
    new Set(statements.flatMap((statement) => pattern.exec(statement)?.slice(1).join('.') ?? []));
  const newTables = matches(/^create table (?:if not exists )?(\w+)/);
  const newColumns = matches(/^alter table (?:only )?(\w+) add column (?:if not exists )?(\w+)/);

  function isAddition(statement: string): boolean {
    const [, table = ''] =
      /^alter table (?:only )?(\w+)/.exec(statement) ??
      /^create unique index \w+ on (\w+)/.exec(statement) ??
      [];
    if (newTables.has(table)) return true;
    const [, column = ''] = / add constraint \w+ foreign key \((\w+)\)/.exec(statement) ?? [];
    if (newColumns.has(`${table}.${column}`)) return true;
    // One action in a statement, so that none hides behind another.
    if (/, (?:add|alter|drop|rename) /.test(statement)) return false;
    if (statement.startsWith('alter') && isRequired(statement)) return false;
    return additions.some((pattern) => pattern.test(statement));
  }
  return statements.filter((statement) => !statement.startsWith(contractMark) && !isAddition(statement));
}
