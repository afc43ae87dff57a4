import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Inline } from '#src/components/primitives/Inline/Inline.tsx';

const children = (
  <>
    <Button kind="outline">Лента</Button>
    <Button kind="outline">Аналитика</Button>
    <Button kind="outline">Подписки</Button>
  </>
);

const meta = {
  title: 'Компоненты/Примитивы/Ряд · Inline',
  id: 'components-primitives-inline',
  component: Inline,
  args: { children },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = { name: 'Обычный вид' };
export const Wide: Story = { name: 'Большой отступ', args: { gap: 32 } };
