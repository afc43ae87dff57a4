import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Gallery } from '#src/components/sections/Gallery/index.ts';
import { figures } from '#src/components/sections/Gallery/fixtures.ts';

const meta = { component: Gallery, args: { figures } } satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Many: Story = { tags: ['phone', 'forced-colors'] };
export const Two: Story = { args: { figures: figures.slice(1, 3) } };
export const Three: Story = { args: { figures: figures.slice(0, 3) } };

export const Opened: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /картинку 1 из 5/ }));
    const viewer = await screen.findByRole('dialog');
    await expect(viewer).toBeVisible();
  },
};
