import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComingPage } from '#src/components/pages/ComingPage/ComingPage.tsx';

const meta = {
  title: 'Компоненты/Страницы/Скоро будет · ComingPage',
  id: 'components-pages-comingpage',
  component: ComingPage,
  args: { title: 'Аналитика', feedHref: '/feed' },
} satisfies Meta<typeof ComingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
