import { expect, it } from 'vitest';
import { monthEnd } from '#src/format/months.ts';

/** Ends of the months of a row. @param start in Moscow time */
function ends(start: string, count: number): string[] {
  const anchor = new Date(`${start}+03:00`);
  const found: string[] = [];
  let from = anchor;
  for (let month = 0; month < count; month += 1) {
    from = monthEnd(anchor, from);
    found.push(new Date(from.getTime() + 3 * 3_600_000).toISOString().slice(0, 16));
  }
  return found;
}

it('months of a row end on the day of its first, or on the last day of a shorter month', () => {
  expect(ends('2028-01-31T12:30', 4)).toEqual([
    '2028-02-29T12:30',
    '2028-03-31T12:30',
    '2028-04-30T12:30',
    '2028-05-31T12:30',
  ]);
  expect(ends('2026-11-30T10:00', 4)).toEqual([
    '2026-12-30T10:00',
    '2027-01-30T10:00',
    '2027-02-28T10:00',
    '2027-03-30T10:00',
  ]);
});

it('the day is Moscow’s', () => {
  expect(ends('2026-01-31T00:30', 2)).toEqual(['2026-02-28T00:30', '2026-03-31T00:30']);
});
