const rubles = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const rublesWithKopecks = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2 });

/** «500 руб.» out of integer kopecks (readings D25); kopecks are shown only when there are some. */
export function formatPrice(kopecks: number): string {
  const number = kopecks % 100 === 0 ? rubles : rublesWithKopecks;
  return `${number.format(kopecks / 100)}\u00a0руб.`;
}
