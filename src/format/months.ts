/** Moscow's distance from UTC, the same since 2014, in ms. */
const moscow = 3 * 3_600_000;

/** Moscow's day and time some months later, on the last day of a month that is too short. */
function addMonths(moment: Date, months: number): Date {
  const local = new Date(moment.getTime() + moscow);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Date.UTC(year, month, Math.min(local.getUTCDate(), lastDay));
  return new Date(day + (local.getTime() % 86_400_000) - moscow);
}

/**
 * End of a month that begins at `start`. It is counted from the first month of the row, so that January 31, February 28
 * and March 31 follow each other.
 * @param anchor start of the first month
 */
export function monthEnd(anchor: Date, start: Date): Date {
  let months = 1;
  while (addMonths(anchor, months) <= start) months += 1;
  return addMonths(anchor, months);
}
