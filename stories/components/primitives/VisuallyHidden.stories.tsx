import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '#src/components/primitives/VisuallyHidden/VisuallyHidden.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Текст для скринридера · VisuallyHidden',
  id: 'components-primitives-visuallyhidden',
  component: VisuallyHidden,
  args: { children: ' в рублях' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only «Цена подписки» is drawn. */
export const InLabel: Story = {
  name: 'В подписи',
  render: (args) => (
    <p>
      Цена подписки
      <VisuallyHidden {...args} />
    </p>
  ),
};
