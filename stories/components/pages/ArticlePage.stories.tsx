import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ArticlePage } from '#src/components/pages/ArticlePage/ArticlePage.tsx';
import { shell } from '#stories/components/frames/AppShell.fixtures.ts';
import { AppShell } from '#src/components/frames/AppShell/AppShell.tsx';
import { groups } from '#stories/components/pages/KnowledgePage.fixtures.ts';
import { sections } from '#stories/components/sections/Prose.fixtures.ts';

const related = groups[0]?.articles ?? [];
const feedback = { onAnswer: fn(), supportHref: '#support' };

const meta = {
  title: 'Компоненты/Страницы/Статья базы знаний · ArticlePage',
  id: 'components-pages-articlepage',
  component: ArticlePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Как подтвердить телефон',
    description: 'Номер, код из SMS и что делать, если код не приходит.',
    sections,
    indexHref: '/knowledge-base',
    feedback: { ...feedback, status: { kind: 'asked' } },
    related,
  },
  decorators: [
    (Story) => (
      <AppShell {...shell} current="knowledgeBase" onLogout={() => {}}>
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths', 'print', 'contrast'],
  globals: { viewport: { value: 'desktop' } },
};
export const Helped: Story = {
  name: 'Статья помогла',
  args: { feedback: { ...feedback, status: { kind: 'helped' } } },
};
export const Unhelped: Story = {
  name: 'Статья не помогла',
  args: { feedback: { ...feedback, status: { kind: 'unhelped' } } },
};
