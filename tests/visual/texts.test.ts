import { expect, test } from 'vitest';
import { mapArgs, stresses } from '../../.storybook/decorators/texts.ts';

const label = 'Начать зарабатывать';

test('texts get short, long, unbroken and empty', () => {
  expect(stresses.short(label)).toBe('Начать');
  expect(stresses.long(label)).toMatch(/^Начать зарабатывать и ещё/);
  expect(stresses.long(label).length).toBeGreaterThan(2 * label.length);
  expect(stresses.unbroken(label)).toMatch(/^(Начатьзарабатывать){3}$/);
  expect(stresses.empty()).toBe('');
});

test('what people read changes wherever it stands in the args, and nothing else does', () => {
  const onPress = () => undefined;
  const element = { $$typeof: Symbol.for('react.element'), props: { children: label } };
  const args = {
    children: label,
    kind: 'danger',
    country: 'Россия',
    href: '/authors/vera',
    post: { id: 'p1', title: label, date: '2026-11-24', tags: [label, 'news'], likes: 3 },
    onPress,
    element,
  };
  expect(mapArgs(args, { country: { options: ['Россия', 'Армения'] } }, () => 'да')).toEqual({
    ...args,
    children: 'да',
    post: { ...args.post, title: 'да', tags: ['да', 'news'] },
  });
});
