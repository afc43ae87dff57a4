import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioRows } from '#src/components/primitives/RadioRows/index.ts';

const meta = {
  title: 'Компоненты/Примитивы/Выбор строкой · RadioRows',
  id: 'components-primitives-radiorows',
  component: RadioRows,
  args: {
    label: 'Когда выйдет пост',
    rows: [
      { value: 'now', label: 'Сразу', note: 'Как нажмёте кнопку' },
      { value: 'later', label: 'По расписанию', note: 'Пока не вышел, можно править' },
      { value: 'never', label: 'Никогда' },
    ],
    value: 'now',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: 'Выбрано', tags: ['forced-colors'] };

export const OneIsChosen: Story = {
  name: 'Выбор',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Никогда' }));
    await expect(args.onChange).toHaveBeenCalledWith('never');
  },
};
