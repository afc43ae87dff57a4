import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorText } from '#src/components/primitives/ErrorText/ErrorText.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Текст ошибки · ErrorText',
  id: 'components-primitives-errortext',
  component: ErrorText,
  args: { children: 'Ошибка капчи. Попробуйте еще раз.' },
} satisfies Meta<typeof ErrorText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = { name: 'Обычный вид', tags: ['forced-colors'] };
