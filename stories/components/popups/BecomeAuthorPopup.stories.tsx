import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import {
  BecomeAuthorContent,
  BecomeAuthorPopup,
} from '#src/components/popups/BecomeAuthorPopup/BecomeAuthorPopup.tsx';

const meta = {
  title: 'Компоненты/Окна/Окно «Стать автором» · BecomeAuthorPopup',
  id: 'components-popups-becomeauthorpopup',
  component: BecomeAuthorPopup,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    name: 'Анна Рощина',
    status: { kind: 'idle' },
    onSubmit: fn(),
  },
  render: (args) => <BecomeAuthorContent {...args} />,
} satisfies Meta<typeof BecomeAuthorPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Step: Story = { name: 'Шаг «Стать автором»', tags: ['phone'] };
export const Creating: Story = {
  name: 'Страница создаётся',
  tags: ['!pixels'],
  args: { status: { kind: 'pending' } },
};
export const CreatingFailed: Story = {
  name: 'Ошибка создания',
  tags: ['!pixels'],
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
/** The moment before it is closed. */
export const Created: Story = {
  name: 'Страница создана',
  tags: ['!pixels'],
  args: { status: { kind: 'done' } },
};

/** Escape asks to close. */
export const Overlay: Story = {
  name: 'Поверх страницы',
  tags: ['!pixels', '!autodocs'],
  render: (args) => <BecomeAuthorPopup {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Стать автором' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
