import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabLinks } from '#src/components/primitives/TabLinks/TabLinks.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const items = [
  { href: '/money', label: 'Обзор' },
  { href: '/money/statement', label: 'Движения' },
];

const meta = {
  title: 'Компоненты/Примитивы/Вкладки-ссылки · TabLinks',
  id: 'components-primitives-tablinks',
  component: TabLinks,
  args: { label: 'Деньги', items, current: '/money' },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstCurrent: Story = { name: 'Открыта первая страница', tags: ['contrast'] };

export const States: Story = {
  name: 'Все состояния',
  tags: ['forced-colors', '!autodocs'],
  // A page has the bar once.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: (args) => (
    <StateMatrix
      kinds={{ другая: '/money/statement', открытая: '/money' }}
      columns={{ обычная: 'rest', 'под указателем': 'hovered', 'в фокусе': 'focus-visible' }}
    >
      {(current) => <TabLinks {...args} current={current} />}
    </StateMatrix>
  ),
};
