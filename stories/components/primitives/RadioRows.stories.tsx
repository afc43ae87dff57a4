import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioRows } from '#src/components/primitives/RadioRows/RadioRows.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Выбор строкой · RadioRows',
  id: 'components-primitives-radiorows',
  component: RadioRows,
  args: {
    label: 'Когда выйдет пост',
    rows: [
      { value: 'now', label: 'Сразу', note: 'Как нажмёте кнопку' },
      { value: 'later', label: 'По расписанию', note: 'Пока не вышел, можно править' },
      { value: 'never', label: 'Никогда' },
    ],
    value: 'now',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: 'Выбрано' };

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['forced-colors', '!autodocs'],
  render: (args) => (
    <StateMatrix
      kinds={{ невыбранная: 'later', выбранная: 'now' }}
      columns={{ обычная: 'rest', 'под указателем': 'hovered', 'в фокусе': 'focus-visible' }}
    >
      {(value) => (
        <RadioRows
          {...args}
          rows={[{ value: 'now', label: 'Сразу', note: 'Как нажмёте кнопку' }]}
          value={value}
        />
      )}
    </StateMatrix>
  ),
};

export const OneIsChosen: Story = {
  name: 'Выбор',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Никогда' }));
    await expect(args.onChange).toHaveBeenCalledWith('never');
  },
};
