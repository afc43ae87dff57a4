import type { Meta, StoryObj } from '@storybook/react-vite';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';
import { PublicFrame } from '#src/components/frames/PublicFrame/PublicFrame.tsx';
import { PublicFrameSkeleton } from '#src/components/frames/PublicFrame/PublicFrameSkeleton.tsx';

const meta = {
  title: 'Компоненты/Рамки/Рамка открытых страниц · PublicFrame',
  id: 'components-frames-publicframe',
  component: PublicFrame,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/', footer, children: <h1>Новый пароль</h1> },
} satisfies Meta<typeof PublicFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};

export const Waiting: Story = {
  name: 'Загружается',
  globals: { viewport: { value: 'desktop' } },
  render: ({ homeHref, footer: ownFooter }) => <PublicFrameSkeleton homeHref={homeHref} footer={ownFooter} />,
};
