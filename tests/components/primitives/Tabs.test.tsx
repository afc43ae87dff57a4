import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from '#src/components/primitives/Tabs/Tabs.tsx';

async function open() {
  const screen = await render(
    <Tabs
      label="Посты"
      items={[
        { id: 'all', label: 'Все', content: 'Двенадцать постов' },
        { id: 'open', label: 'Открытые', content: 'Восемь постов' },
      ]}
    />,
  );
  const tab = (name: string) => screen.getByRole('tab', { name });
  return { screen, tab };
}

test('one view shows at a time, the first one at first', async () => {
  const { screen, tab } = await open();
  await expect.element(screen.getByRole('tabpanel', { name: 'Все' })).toHaveTextContent('Двенадцать постов');
  await tab('Открытые').click();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Восемь постов');
  await expect.element(tab('Все')).toHaveAttribute('aria-selected', 'false');
});

test('the tabs are one stop of Tab, arrows go between them', async () => {
  const { tab } = await open();
  await userEvent.tab();
  await expect.element(tab('Все')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Открытые')).toHaveFocus();
  await expect.element(tab('Открытые')).toHaveAttribute('aria-selected', 'true');
});

test('a press carried off a tab selects nothing', async () => {
  const { tab } = await open();
  await userEvent.dragAndDrop(tab('Открытые'), document.body, { targetPosition: { x: 5, y: 5 } });
  await expect.element(tab('Все')).toHaveAttribute('aria-selected', 'true');
});
