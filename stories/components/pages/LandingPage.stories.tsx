import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LandingPage } from '#src/components/pages/LandingPage/LandingPage.tsx';
import { landing } from '#stories/components/pages/LandingPage.fixtures.ts';

const meta = {
  title: 'Компоненты/Страницы/Главная страница · LandingPage',
  id: 'components-pages-landingpage',
  component: LandingPage,
  parameters: { layout: 'fullscreen' },
  args: { ...landing, onLogin: fn(), onRegister: fn(), onStart: fn() },
} satisfies Meta<typeof LandingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', args: { isAuthenticated: false }, tags: ['!pixels'] };
export const Desktop: Story = { name: 'На компьютере', globals: { viewport: { value: 'desktop' } } };
export const Authenticated: Story = {
  name: 'После входа',
  tags: ['!pixels'],
  args: { isAuthenticated: true },
};

/** A visitor calculates an income, then starts. */
export const CountedAndStarted: Story = {
  name: 'Расчёт и начало',
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
