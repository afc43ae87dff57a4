import { expect, test } from 'vitest';
import descriptions from '../../.storybook/props/descriptions.json' with { type: 'json' };
import { readProps } from '../../.storybook/props/readProps.ts';

/** Values of code and quoted texts are the same in both languages. */
const sameInRussian = /^(?:'.*'|\d+|true|false|«.*»)?$/;

const keys = Object.keys(descriptions);

// The type checker reads all sources, which takes a busy machine its time.
test('designers read every description and default of a prop in Russian', { timeout: 120_000 }, () => {
  const props = Object.values(readProps()).flat();
  const texts = new Set(props.flatMap(({ description, value = '' }) => [description, value]));
  const english = [...texts].filter((text) => !sameInRussian.test(text));
  const untranslated = english.filter((text) => !keys.includes(text));
  const unused = keys.filter((key) => !texts.has(key));
  expect({ untranslated, unused }).toEqual({ untranslated: [], unused: [] });
});

test('Russian descriptions stand in the order of the English ones', () => {
  expect(keys).toEqual(keys.toSorted());
});
