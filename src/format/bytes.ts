const one = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const integers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

/** «1,2 МБ»: the size of a file as systems show it, by thousands; of small ones whole kilobytes, one at least; never a thousand of a unit. */
export function formatBytes(bytes: number): string {
  if (bytes < 999_500) return `${integers.format(Math.max(1, bytes / 1000))} КБ`;
  if (bytes < 999_950_000) return `${one.format(bytes / 1_000_000)} МБ`;
  return `${one.format(bytes / 1_000_000_000)} ГБ`;
}
