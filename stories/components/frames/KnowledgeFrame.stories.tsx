import type { Meta, StoryObj } from '@storybook/react-vite';
import { footer } from '#src/components/frames/Footer/fixtures.ts';
import { KnowledgeFrame } from '#src/components/frames/KnowledgeFrame/index.ts';

const meta = {
  title: 'Компоненты/Рамки/Рамка базы знаний · KnowledgeFrame',
  id: 'components-frames-knowledgeframe',
  component: KnowledgeFrame,
  parameters: { layout: 'fullscreen' },
  args: { feedHref: '/feed', footer, children: <p>Страница базы знаний.</p> },
} satisfies Meta<typeof KnowledgeFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Обычный вид',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
