import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRow } from '#src/components/primitives/FormRow/FormRow.tsx';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Строка настроек · FormRow',
  id: 'components-primitives-formrow',
  component: FormRow,
  // Its looks are pictured with the pages that are made of it.
  tags: ['!pixels'],
  args: {
    id: 'name',
    title: 'Имя',
    note: 'Так вас видят подписчики.',
    children: <TextField label="Имя" name="name" />,
  },
} satisfies Meta<typeof FormRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница' };
export const Changed: Story = { name: 'Изменено', args: { id: 'changed', isChanged: true } };
