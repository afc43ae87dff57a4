import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tabs } from '#src/components/primitives/Tabs/Tabs.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Вкладки · Tabs',
  id: 'components-primitives-tabs',
  component: Tabs,
  args: {
    label: 'Какие посты показать',
    items: [
      { id: 'all', label: 'Все', content: <p>Двенадцать постов</p> },
      { id: 'open', label: 'Открытые', content: <p>Восемь постов</p> },
      { id: 'locked', label: 'По подписке', content: <p>Четыре поста</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSelected: Story = { name: 'Выбрана первая', tags: ['contrast'] };

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['forced-colors', '!autodocs'],
  render: (args) => (
    <StateMatrix
      kinds={{ невыбранная: 'open', выбранная: 'all' }}
      columns={{ обычная: 'rest', 'под указателем': 'hovered', 'в фокусе': 'focus-visible' }}
    >
      {(selected) => (
        <Tabs
          {...args}
          items={[
            { id: 'all', label: 'Все', content: null },
            { id: 'open', label: 'Открытые', content: null },
          ]}
          selected={selected}
        />
      )}
    </StateMatrix>
  ),
};

/** A click of the tests leaves the ring of a keyboard, which would be part of the next picture. */
export const AnotherSelected: Story = {
  name: 'Выбор другой',
  tags: ['!pixels'],
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'Открытые' });
    await userEvent.click(tab);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Открытые' })).toHaveTextContent('Восемь постов');
  },
};

export const ByKeyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Открытые' })).toHaveFocus();
  },
};

/** The row scrolls sideways when it is wider than its place. */
export const Narrow: Story = {
  name: 'Не помещается',
  args: {
    items: [
      { id: 'open', label: 'Открытые публикации', content: <p>Восемь постов</p> },
      { id: 'locked', label: 'Только по подписке', content: <p>Четыре поста</p> },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
