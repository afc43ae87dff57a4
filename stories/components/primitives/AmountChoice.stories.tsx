import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AmountChoice } from '#src/components/primitives/AmountChoice/AmountChoice.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Сколько заплатить · AmountChoice',
  id: 'components-primitives-amountchoice',
  component: AmountChoice,
  args: {
    label: 'Сколько',
    amounts: [100, 300, 500, 1000],
    value: '300',
    note: 'От 50 до 50 000 руб.',
    onChange: fn(),
  },
} satisfies Meta<typeof AmountChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Listed: Story = { name: 'Готовая сумма', tags: ['phone', 'forced-colors'] };
export const Other: Story = { name: 'Другая сумма', args: { value: '750' } };
export const Invalid: Story = {
  name: 'Ошибка',
  tags: ['phone'],
  args: { value: '10', errorMessage: 'Целое число от 50 до 50 000 руб.' },
};

export const ChosenOther: Story = {
  name: 'Нажатие «Другая»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Другая' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('textbox', { name: 'Сумма, руб.' })).toBeVisible();
  },
};
