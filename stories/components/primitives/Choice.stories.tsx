import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Choice } from '#src/components/primitives/Choice/index.ts';

const meta = {
  title: 'Компоненты/Примитивы/Выбор из нескольких · Choice',
  id: 'components-primitives-choice',
  component: Choice,
  args: {
    label: 'Причина жалобы',
    options: [
      ['spam', 'Спам'],
      ['other', 'Другое'],
    ],
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof Choice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const NothingChosen: Story = { name: 'Ничего не выбрано', tags: ['forced-colors'] };
export const Chosen: Story = { name: 'Выбрано', args: { value: 'other' } };

export const OneIsChosen: Story = {
  name: 'Выбор',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Спам' }));
    await expect(args.onChange).toHaveBeenCalledWith('spam');
  },
};
