import type { Meta, StoryObj } from '@storybook/react-vite';
import { tiles } from '#src/components/primitives/Art/Art.tsx';
import { Picture } from '#src/components/primitives/Picture/Picture.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Картинка · Picture',
  id: 'components-primitives-picture',
  component: Picture,
  args: { picture: { ...tiles.guitar, alt: 'Рука на грифе гитары' }, isFirst: true },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Shown: Story = { name: 'Картинка показана' };
