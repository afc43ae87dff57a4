import type { Meta, StoryObj } from '@storybook/react-vite';
import { KnowledgeFrame } from '#src/components/frames/KnowledgeFrame/index.ts';

const meta = {
  component: KnowledgeFrame,
  parameters: { layout: 'fullscreen' },
  args: { feedHref: '/feed', children: <p>Страница базы знаний.</p> },
} satisfies Meta<typeof KnowledgeFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['widths'], globals: { viewport: { value: 'desktop' } } };
