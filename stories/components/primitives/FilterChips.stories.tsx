import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterChips } from '#src/components/primitives/FilterChips/FilterChips.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Фильтр · FilterChips',
  id: 'components-primitives-filterchips',
  component: FilterChips,
  args: {
    label: 'Что показать',
    options: [
      ['all', 'Всё'],
      ['posts', 'Посты'],
      ['payouts', 'Выплаты'],
    ],
    value: 'all',
    onChange: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: 'Выбрано', tags: ['forced-colors'] };

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['!autodocs'],
  render: (args) => (
    <StateMatrix
      kinds={{ невыбранный: 'posts', выбранный: 'all' }}
      columns={{ обычный: 'rest', 'под указателем': 'hovered', 'в фокусе': 'focus-visible' }}
    >
      {(value) => <FilterChips {...args} options={[['all', 'Всё']]} value={value} />}
    </StateMatrix>
  ),
};

export const Filtered: Story = {
  name: 'Выбор',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Посты' }));
    await expect(args.onChange).toHaveBeenCalledWith('posts');
  },
};
