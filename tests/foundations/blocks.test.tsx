import { light } from '#src/theme/light.ts';
import { motion } from '#src/theme/motion.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ColorRoles } from '../../stories/foundations/blocks/ColorRoles.tsx';
import { IconSearch } from '../../stories/foundations/blocks/IconSearch.tsx';
import { MessageList } from '../../stories/foundations/blocks/MessageList.tsx';
import { MotionTokens } from '../../stories/foundations/blocks/MotionTokens.tsx';
import { rolesOf } from '../../stories/foundations/grounds.ts';

const write = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
});

afterEach(() => {
  vi.restoreAllMocks();
  write.mockClear();
});

test('every colour is there in both themes, and its name copies the token', async () => {
  await render(<ColorRoles themes={['light', 'dark']} />);
  const names = page.getByRole('button', { name: /скопировать$/ }).elements();
  expect(names.map(({ textContent }) => textContent.replace('скопировать', ''))).toEqual(
    rolesOf(light.color),
  );
  expect(document.querySelectorAll('[data-theme=dark]')).toHaveLength(names.length);
  await page.getByRole('button', { name: 'text.onAccent скопировать' }).click();
  expect(write).toHaveBeenCalledWith('vars.color.text.onAccent');
  await expect.element(page.getByText('Скопировано')).toBeInTheDocument();
});

test('an icon is found from the keyboard and copied', async () => {
  await render(<IconSearch />);
  await userEvent.tab();
  await userEvent.keyboard('замок');
  await expect.element(page.getByRole('status').first()).toHaveTextContent('1 иконка');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(write).toHaveBeenCalledWith('<Icon name="lock" />');
});

test('a search without result says so', async () => {
  await render(<IconSearch />);
  await page.getByRole('searchbox').fill('крокодил');
  await expect.element(page.getByText('Такой иконки нет', { exact: false })).toBeInTheDocument();
});

test('messages are found by their words, and those of the specification alone', async () => {
  const message = { path: 'src/validation/a.ts', line: 1, shownIn: [], stories: [] };
  const messages = [
    { ...message, text: 'Введите имя', isQuoted: true },
    { ...message, text: 'Введите адрес', isQuoted: false },
  ];
  await render(<MessageList messages={messages} />);
  expect(page.getByRole('listitem').elements()).not.toHaveLength(0);
  await page.getByRole('searchbox').fill('адрес');
  await expect.element(page.getByText('Введите имя')).not.toBeInTheDocument();
  await page.getByText('Только из спецификации').click();
  await expect.element(page.getByText('Такого текста нет')).toBeInTheDocument();
});

/** Durations of the dots, in milliseconds. */
const times = () => document.getAnimations().map((each) => each.effect?.getTiming().duration);

test('a replay takes the times of the theme, four of them, or those of less motion', async () => {
  await render(<MotionTokens />);
  const play = page.getByRole('button', { name: 'Проиграть' });
  const tokens = Object.values(motion)
    .filter((value) => value.endsWith('ms'))
    .map(Number.parseFloat);
  await page.getByText('Как на сайте').click();
  await play.click();
  expect(times()).toEqual(expect.arrayContaining(tokens.filter((time) => time > 300)));
  await page.getByText('В 4 раза медленнее').click();
  expect(times()).toEqual(
    expect.arrayContaining(tokens.filter((time) => time > 100).map((time) => time * 4)),
  );
  await page.getByText('Меньше движения').click();
  const slow = Number.parseFloat(motion.slow);
  expect(times().filter((time) => time === slow || time === slow * 4)).toEqual([]);
});
