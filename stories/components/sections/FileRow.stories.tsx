import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileRow } from '#src/components/sections/FileRow/FileRow.tsx';
import { file } from '#stories/components/sections/FileRow.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Строка файла · FileRow',
  id: 'components-sections-filerow',
  component: FileRow,
  args: { file },
} satisfies Meta<typeof FileRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const WithSize: Story = { name: 'С размером', tags: ['phone', 'forced-colors'] };
export const LongName: Story = {
  name: 'Длинное название',
  args: { file: { ...file, title: 'Оченьдлинноеназваниефайлакотороеникакнепомещается-финал-2.pdf' } },
};
