import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { documents, groups, results } from '#stories/components/pages/KnowledgePage.fixtures.ts';
import { KnowledgePage } from '#src/components/pages/KnowledgePage/KnowledgePage.tsx';
import { shell } from '#stories/components/frames/AppShell.fixtures.ts';
import { AppShell } from '#src/components/frames/AppShell/AppShell.tsx';

const meta = {
  title: 'Компоненты/Страницы/База знаний · KnowledgePage',
  id: 'components-pages-knowledgepage',
  component: KnowledgePage,
  parameters: { layout: 'fullscreen' },
  args: {
    status: { kind: 'groups', groups },
    query: '',
    onQueryChange: fn(),
    supportHref: '#support',
    documents,
  },
  decorators: [
    (Story) => (
      <AppShell {...shell} current="knowledgeBase" onLogout={() => {}}>
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof KnowledgePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
export const Found: Story = {
  name: 'Нашлось',
  args: { query: 'выплаты', status: { kind: 'results', results, count: 'Нашлось: 2 статьи' } },
};
export const NothingFound: Story = {
  name: 'Ничего не нашлось',
  args: {
    query: 'космос',
    status: { kind: 'nothing', groups, count: 'Ничего не нашлось. Попробуйте другие слова.' },
  },
};
