import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Folded } from '#src/components/primitives/Folded/Folded.tsx';

const lines = Array.from(
  { length: 16 },
  (_, index) => `${index + 1}. Холодильник гудит у окна, чайник закипает, за стеной играют гаммы.`,
);

const meta = {
  title: 'Компоненты/Примитивы/Свёрнутый текст · Folded',
  id: 'components-primitives-folded',
  component: Folded,
  args: {
    label: 'комментарий, Вера Лунёва',
    children: <p style={{ whiteSpace: 'pre-line' }}>{lines.join('\n')}</p>,
  },
} satisfies Meta<typeof Folded>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = { name: 'Свёрнут', tags: ['phone', 'forced-colors'] };
export const Open: Story = {
  name: 'Раскрыт',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Показать целиком/ }));
  },
};
export const Short: Story = { name: 'Короткий', args: { children: <p>{lines[0]}</p> } };
