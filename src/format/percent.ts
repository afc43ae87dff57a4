const percents = new Intl.NumberFormat('ru-RU', { style: 'percent', maximumFractionDigits: 2 });

/** A share in percent: «7 %», «2,5 %». */
export const formatPercent = (percent: number): string => percents.format(percent / 100);
