import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LandingPage } from '#src/components/pages/LandingPage/index.ts';
import { landing } from '#src/components/pages/LandingPage/fixtures.ts';

const meta = {
  component: LandingPage,
  parameters: { layout: 'fullscreen' },
  args: { ...landing, onLogin: fn(), onRegister: fn(), onStart: fn() },
} satisfies Meta<typeof LandingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { isAuthenticated: false }, tags: ['!pixels'] };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Authenticated: Story = { tags: ['!pixels'], args: { isAuthenticated: true } };

/** What a visitor does: counts, then starts. */
export const CountedAndStarted: Story = {
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    const subscribers = canvas.getByLabelText<HTMLInputElement>('Подписчики, человек');
    await userEvent.clear(subscribers);
    await userEvent.type(subscribers, '2500');
    const [, start] = canvas.getAllByRole('button', { name: 'Начать зарабатывать' });
    await expect(start).toBeInTheDocument();
    if (start) await userEvent.click(start);
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
