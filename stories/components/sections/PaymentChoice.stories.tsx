import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentChoice } from '#src/components/sections/PaymentChoice/PaymentChoice.tsx';
import { paymentOptions, refusedOptions } from '#stories/components/sections/PaymentChoice.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Чем платить · PaymentChoice',
  id: 'components-sections-paymentchoice',
  component: PaymentChoice,
  args: { options: paymentOptions, value: 'card-2208', onChange: fn() },
} satisfies Meta<typeof PaymentChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Saved: Story = { name: 'Сохранённая карта', tags: ['phone', 'forced-colors'] };
export const NoneSaved: Story = {
  name: 'Сохранённых карт нет',
  args: { options: paymentOptions.slice(1), value: 'sbp' },
};
export const Refused: Story = {
  name: 'Карта только что отказала',
  tags: ['phone'],
  args: { options: refusedOptions, value: 'sbp' },
};

export const Chosen: Story = {
  name: 'Выбор',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'СБП' }));
    await expect(args.onChange).toHaveBeenCalledWith('sbp');
  },
};
