import { validate } from 'uuid';

/** The id of a row as it stands in an address; `undefined` for text that no row has. */
export const parseId = (text: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text) && isId(Number(text)) ? Number(text) : undefined;

/** Whether a row may have this number: a larger one would not fit into the database's type. */
export const isId = (value: number): boolean => value > 0 && value < 2 ** 31;

/** The UUID of a row as it stands in an address; `undefined` for other text. */
export const parseUuid = (text: string): string | undefined =>
  validate(text) ? text.toLowerCase() : undefined;
