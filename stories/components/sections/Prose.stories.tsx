import type { Meta, StoryObj } from '@storybook/react-vite';
import { sections } from '#stories/components/sections/Prose.fixtures.ts';
import { Contents, Prose } from '#src/components/sections/Prose/Prose.tsx';

const meta = {
  title: 'Компоненты/Секции/Текст статьи · Prose',
  id: 'components-sections-prose',
  component: Prose,
  args: { sections, kind: 'help' },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Legal: Story = {
  name: 'Документ',
  args: { kind: 'legal' },
  globals: { viewport: { value: 'desktop' } },
};
export const Help: Story = {
  name: 'Статья',
  args: { kind: 'help' },
  globals: { viewport: { value: 'desktop' } },
};
export const TableOfContents: Story = { name: 'Содержание', render: (args) => <Contents {...args} /> };
