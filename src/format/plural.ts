const rules = new Intl.PluralRules('ru-RU');
const digits = new Intl.NumberFormat('ru-RU');

/** Forms of a Russian noun after 1, 2 and 5: «пост», «поста», «постов». */
export type PluralForms = readonly [one: string, few: string, many: string];

/** «1 048», grouped by no-break spaces. */
export const formatCount = (count: number): string => digits.format(count);

/** «2 поста»: the number with its noun in the right form. */
export function withNoun(count: number, [one, few, many]: PluralForms): string {
  const category = rules.select(count);
  const noun = category === 'one' ? one : category === 'few' ? few : many;
  return `${formatCount(count)}\u00a0${noun}`;
}
