/** Tells whether a text from outside is a key of the table. */
export const isOf = <Table extends object>(
  table: Table,
  text: string,
): text is Extract<keyof Table, string> => Object.hasOwn(table, text);
