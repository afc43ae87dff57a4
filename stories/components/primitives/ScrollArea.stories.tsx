import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScrollArea } from '#src/components/primitives/ScrollArea/ScrollArea.tsx';

const lines = (count: number) => (
  <div>
    {Array.from({ length: count }, (_, index) => (
      <p key={index}>Строка {index + 1}</p>
    ))}
  </div>
);

const meta = {
  title: 'Компоненты/Примитивы/Область прокрутки · ScrollArea',
  id: 'components-primitives-scrollarea',
  component: ScrollArea,
  args: { label: 'Список', children: lines(30) },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', height: '12rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Longer than its place: a stop of Tab with a name. */
export const Overflowing: Story = {
  name: 'Не помещается',
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Список' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

/** Everything is seen: nothing to focus. */
export const Fitting: Story = {
  name: 'Помещается',
  args: { children: lines(3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** The scrollbar shows with the first scroll and hides 1000 ms after the last one. */
export const Scrolled: Story = {
  name: 'Прокручено',
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region');
    region.scrollTo({ top: 100 });
    await waitFor(() => expect(region.scrollTop).toBe(100));
  },
};
