const rules = new Intl.PluralRules('ru-RU');

/** Forms of a Russian noun after 1, 2 and 5: «пост», «поста», «постов». */
export type NounForms = readonly [one: string, few: string, many: string];

/**
 * The form of a noun after a number of any length: its last two digits decide, and any fraction takes the form after 2.
 *
 * @param number as it is shown: `21`, `1 000`, `900,9`
 */
export function nounAfter(number: string, [one, few, many]: NounForms): string {
  const [end = '0'] = /\d{1,2}(,\d+)?$/.exec(number) ?? [];
  const category = rules.select(Number(end.replace(',', '.')));
  if (category === 'one') return one;
  return category === 'many' ? many : few;
}
