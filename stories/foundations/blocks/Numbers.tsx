import { formatMonthlyPrice, formatPrice } from '#src/format/money.ts';
import { withNoun } from '#src/format/plural.ts';
import { formatAge, formatMonth, formatPast } from '#src/format/time.ts';
import { Facts } from './Facts.tsx';

const counts = [1, 2, 5, 11, 21, 104, 1048];
const now = new Date('2026-11-25T14:02:00');
const moments = [
  '2026-11-25T14:01:40',
  '2026-11-25T13:57:00',
  '2026-11-25T12:00:00',
  '2026-11-24T23:08:00',
  '2026-11-22T10:00:00',
  '2026-11-02T10:00:00',
  '2025-03-08T10:00:00',
];

/** Numbers with nouns, sums and dates, as the functions of the product write them. */
export function Numbers() {
  return (
    <>
      <Facts
        title="Число и слово"
        rows={counts.map((count) => [String(count), withNoun(count, ['пост', 'поста', 'постов'])])}
      />
      <Facts
        title="Деньги"
        rows={[
          ['Целые рубли', formatPrice(45_000)],
          ['Есть копейки', formatPrice(45_050)],
          ['Тысячи', formatPrice(104_800_000)],
          ['В месяц', formatMonthlyPrice(30_000)],
        ]}
      />
      <Facts
        title="Время, если сейчас 25 ноября 2026, 14:02"
        rows={[
          ...moments.map((moment) => [moment.replace('T', ' '), formatAge(moment, now)] as const),
          ['Вместе со временем', formatPast('2026-11-24T23:08:00', now)],
          ['Только месяц', `с ${formatMonth('2025-03-08T10:00:00')}`],
        ]}
      />
    </>
  );
}
