import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/primitives/Button/index.ts';
import { Stack } from '#src/components/primitives/Stack/index.ts';

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
