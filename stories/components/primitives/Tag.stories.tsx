import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '#src/components/primitives/Tag/Tag.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Состояние · Tag',
  id: 'components-primitives-tag',
  component: Tag,
  args: { kind: 'good', children: 'Оплачен' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Good: Story = { name: 'Хорошо', tags: ['forced-colors'] };
export const Bad: Story = {
  name: 'Плохо',
  tags: ['forced-colors'],
  args: { kind: 'bad', children: 'Отказ: карта кончилась' },
};
export const Waiting: Story = {
  name: 'Ждём',
  tags: ['forced-colors'],
  args: { kind: 'waiting', children: 'В пути, придёт до 26 ноября' },
};
export const Over: Story = {
  name: 'Кончилось',
  tags: ['forced-colors'],
  args: { kind: 'over', children: 'Вернули на •••• 2208' },
};
export const Warning: Story = {
  name: 'Внимание',
  tags: ['forced-colors'],
  args: { kind: 'warning', children: 'Нужен счёт' },
};
export const Long: Story = {
  name: 'Не помещается в строку',
  args: { kind: 'good', children: 'Пришла 9 ноября, со второй попытки: прежний счёт был закрыт' },
  render: (args) => (
    <div style={{ width: '14rem' }}>
      <Tag {...args} />
    </div>
  ),
};
