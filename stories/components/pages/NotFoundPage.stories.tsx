import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundPage } from '#src/components/pages/NotFoundPage/NotFoundPage.tsx';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';

const meta = {
  title: 'Компоненты/Страницы/Страница не найдена · NotFoundPage',
  id: 'components-pages-notfoundpage',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/', footer },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths', 'forced-colors'],
  globals: { viewport: { value: 'desktop' } },
};

export const SignedIn: Story = {
  name: 'После входа',
  args: { feedHref: '/feed' },
  globals: { viewport: { value: 'mobile' } },
};
