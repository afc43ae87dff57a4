const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d)(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** A moment that is written as ISO 8601 with its zone; `undefined` for anything else, and for a day or an hour that there is not. */
export function parseMoment(text: string): Date | undefined {
  const [, minute = '', second = '00'] = pattern.exec(text) ?? [];
  const local = `${minute}:${second}`;
  const [written, moment] = [new Date(`${local}Z`), new Date(text)];
  if (Number.isNaN(written.getTime()) || Number.isNaN(moment.getTime())) return undefined;
  // The 31st of June and 24:00 are another day to JavaScript, and an error to PostgreSQL, as is the year 0.
  return written.toISOString().startsWith(local) && !local.startsWith('0000') ? moment : undefined;
}
