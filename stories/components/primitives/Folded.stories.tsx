import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Folded } from '#src/components/primitives/Folded/index.ts';

const sentence =
  'Мы сняли холодильник с трёх сторон, и он гудел в каждой по-своему: у окна ниже, у двери выше, а в кладовке молчал. ';

const meta = {
  title: 'Компоненты/Примитивы/Свёрнутый текст · Folded',
  id: 'components-primitives-folded',
  component: Folded,
  args: { label: 'комментарий, Вера Лунёва', children: <p>{sentence.repeat(24)}</p> },
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
export const Short: Story = { name: 'Короткий', args: { children: <p>{sentence}</p> } };
