import type { ArgTypes, Args } from 'storybook/internal/types';

/** Added to texts to make them at least twice as long, with long words. */
const tail = ' и ещё несколько слов про достопримечательности и взаимопонимание';

/** As long as no column of the design is wide on a phone. */
const unbrokenLength = 48;

/** Values of the toolbar switch «Тексты» with what they make of a text. */
export const stresses = {
  short: (text: string) => text.trim().split(/\s/)[0] ?? '',
  long: (text: string) => text + tail.repeat(Math.ceil(text.length / tail.length)),
  unbroken: (text: string) => {
    const word = text.replaceAll(/\s/g, '');
    return word.repeat(Math.ceil(unbrokenLength / word.length));
  },
  empty: () => '',
};

export type Stress = keyof typeof stresses;

/** Texts for people are Russian; ids, addresses, dates and names of variants are not. */
const isText = (value: string): boolean => /\p{Script=Cyrillic}/u.test(value);

/** No elements, queues or maps: those are not made of texts alone. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.getPrototypeOf(value ?? 0) === Object.prototype && !Object.hasOwn(Object(value), '$$typeof');

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return isText(value) ? change(value) : value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]));
}

/** Changes every text in a story's args at any depth; values chosen from a list stay. */
export function mapArgs(args: Args, argTypes: ArgTypes, change: (text: string) => string): Args {
  const entries = Object.entries(args).map(([name, value]) => {
    const isChosen = argTypes[name]?.options !== undefined;
    return [name, isChosen ? value : mapTexts(value, change)];
  });
  return Object.fromEntries(entries);
}
