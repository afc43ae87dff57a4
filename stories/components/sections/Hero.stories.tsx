import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Hero } from '#src/components/sections/Hero/Hero.tsx';
import { withPage } from '../../../.storybook/decorators/withPage.tsx';

const meta = {
  title: 'Компоненты/Секции/Первый экран · Hero',
  id: 'components-sections-hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { calculatorHref: '#calc', onStart: fn() },
  decorators: [withPage],
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths', 'forced-colors', 'motion'],
  globals: { viewport: { value: 'desktop' } },
};
export const StartPressed: Story = {
  name: 'Нажатие «Начать зарабатывать»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Начать зарабатывать' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
