import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';

const children = (
  <>
    <Button kind="outline">Лента</Button>
    <Button kind="outline">Аналитика</Button>
    <Button kind="outline">Подписки</Button>
  </>
);

const meta = {
  title: 'Компоненты/Примитивы/Столбик · Stack',
  id: 'components-primitives-stack',
  component: Stack,
  args: { children },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = { name: 'Обычный вид' };
export const Wide: Story = { name: 'Большой отступ', args: { gap: 32 } };
