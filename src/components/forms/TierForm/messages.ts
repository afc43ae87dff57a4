import { formatPrice } from '#src/format/money.ts';
import { withNoun } from '#src/format/plural.ts';
import { nounAfter } from '#src/format/noun.ts';

/** Says who keeps the old price, which is in kopecks. */
export function keptPrice(members: number, price: number): string {
  const people = withNoun(members, ['человек', 'человека', 'человек']);
  const goOn = nounAfter(String(members), ['продолжит', 'продолжат', 'продолжат']);
  return `${people} ${goOn} платить ${formatPrice(price)} Новая цена только для новых подписчиков.`;
}
