import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import {
  type Appearance,
  AppearanceChoice,
} from '#src/components/sections/AppearanceChoice/AppearanceChoice.tsx';

function Choice() {
  const [appearance, setAppearance] = useState<Appearance>('system');
  return <AppearanceChoice appearance={appearance} onChange={setAppearance} />;
}

test('one of three is chosen, by pointer or by arrows', async () => {
  const screen = await render(<Choice />);
  const radio = (name: string) => screen.getByRole('radio', { name });
  await expect.element(radio('Как в системе')).toBeChecked();
  await screen.getByText('Светлое').click();
  await expect.element(radio('Светлое')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('Тёмное')).toBeChecked();
  await expect.element(radio('Как в системе')).not.toBeChecked();
});

test('the group has a name and each choice a target of 44 px', async () => {
  const screen = await render(<Choice />);
  await expect.element(screen.getByRole('radiogroup', { name: 'Оформление' })).toBeVisible();
  const { height } = screen.getByText('Тёмное').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
});
