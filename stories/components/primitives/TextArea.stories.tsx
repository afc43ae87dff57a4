import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from '#src/components/primitives/TextArea/index.ts';

const text = 'Послала мелодию письмом. Там в конце слышно, как я смеюсь, это можно отрезать.';

const meta = {
  component: TextArea,
  args: {
    label: 'Комментарий',
    name: 'text',
    value: '',
    placeholder: 'Ваш комментарий',
    onChange: fn(),
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Empty: Story = { tags: ['forced-colors', 'contrast'] };
export const Grown: Story = { args: { value: Array.from({ length: 4 }, () => text).join('\n') } };
export const WithDescription: Story = { args: { value: text, description: 'Осталось 143 символа' } };
export const Invalid: Story = {
  tags: ['forced-colors'],
  args: { value: text, errorMessage: 'Сократите на 12 символов' },
};
/** What is shown to readers is typed in the authors' typeface, and counted. */
export const Counted: Story = {
  args: { label: 'Текст', isLabelShown: true, value: text, limit: 300, voice: 'author' },
};
export const ReadOnly: Story = { args: { value: text, isReadOnly: true } };

export const Focused: Story = {
  args: { value: text },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Комментарий'));
    await expect(canvas.getByLabelText('Комментарий')).toHaveFocus();
  },
};
