import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextArea, type TextAreaProps } from '#src/components/primitives/TextArea/TextArea.tsx';
import '#src/theme/global.ts';

function Area({ value: initial = '', ...props }: Partial<TextAreaProps>) {
  const [value, setValue] = useState(initial);
  return <TextArea label="Комментарий" name="text" value={value} onChange={setValue} {...props} />;
}

test('it is named though its name is not seen, and tied to its description and its error', async () => {
  const screen = await render(<Area description="Осталось 12 символов" />);
  const area = screen.getByRole('textbox', { name: 'Комментарий' });
  await expect.element(area).toHaveAccessibleDescription('Осталось 12 символов');
  await screen.rerender(<Area errorMessage="Сократите на 2 символа" />);
  await expect.element(area).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(area)
    .toHaveAccessibleDescription(expect.stringContaining('Сократите на\u00a02\u00a0символа'));
});

test('it grows with what is typed, and shrinks again', async () => {
  const screen = await render(<Area />);
  const area = screen.getByRole('textbox');
  const height = () => area.element().getBoundingClientRect().height;
  const before = height();
  await area.fill('Одна\nдве\nтри\nчетыре\nпять');
  await expect.poll(height).toBeGreaterThan(before + 40);
  expect(area.element().scrollHeight).toBeLessThanOrEqual(area.element().clientHeight);
  await area.fill('');
  await expect.poll(height).toBe(before);
});

test('a long word breaks and makes it no wider', async () => {
  const screen = await render(
    <div style={{ width: '240px' }}>
      <Area value={'ля'.repeat(90)} />
    </div>,
  );
  const area = screen.getByRole('textbox').element();
  expect(area.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
  expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
});

test.each([
  ['a press', () => userEvent.click(page.getByRole('textbox'))],
  ['the keyboard', () => userEvent.tab()],
])('its frame shows the focus after %s', async (_, lead) => {
  const screen = await render(<Area />);
  await lead();
  const frame = screen.getByRole('textbox').element().parentElement;
  expect(frame && getComputedStyle(frame).outlineStyle).toBe('solid');
});

test('its name can be seen, and what is typed is counted as people count', async () => {
  const screen = await render(<Area label="Текст" isLabelShown limit={300} value=" Ёж 😀 " />);
  await expect.element(screen.getByText('Текст')).toBeVisible();
  await expect.element(screen.getByText('4 / 300')).toBeVisible();
});
