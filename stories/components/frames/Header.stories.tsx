import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Header } from '#src/components/frames/Header/Header.tsx';
import { withPage } from '../../../.storybook/decorators/withPage.tsx';

const meta = {
  title: 'Компоненты/Рамки/Шапка · Header',
  id: 'components-frames-header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { brandName: 'Соавтор', homeHref: '/', feedHref: '/feed', onLogin: fn(), onRegister: fn() },
  decorators: [withPage],
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', args: { isAuthenticated: false }, tags: ['!pixels'] };

export const Visitor: Story = { name: 'До входа', tags: ['widths', 'forced-colors'] };

export const VisitorWithMouse: Story = {
  name: 'До входа, мышью',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вход' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Регистрация' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};

/** Tab passes the logo and both buttons in order. */
export const VisitorWithKeyboard: Story = {
  name: 'До входа, с клавиатуры',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Соавтор, на главную' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Регистрация' })).toHaveFocus();
  },
};

export const Authenticated: Story = { name: 'После входа', tags: ['phone'], args: { isAuthenticated: true } };
