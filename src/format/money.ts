const rubles = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const rublesWithKopecks = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2 });

function formatNumber(kopecks: number): string {
  const number = kopecks % 100 === 0 ? rubles : rublesWithKopecks;
  return number.format(kopecks / 100);
}

/** «500 руб.» out of integer kopecks (readings D25); kopecks are shown only when there are some. */
export const formatPrice = (kopecks: number): string => `${formatNumber(kopecks)} руб.`;

/** «500 руб/мес», the same way. */
export const formatMonthlyPrice = (kopecks: number): string => `${formatNumber(kopecks)} руб/мес`;
