import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LeaveContent, LeavePopup } from '#src/components/popups/LeavePopup/LeavePopup.tsx';

const meta = {
  title: 'Компоненты/Окна/Окно ухода без сохранения · LeavePopup',
  id: 'components-popups-leavepopup',
  component: LeavePopup,
  args: { isOpen: true, onOpenChange: fn(), stake: { kind: 'post' }, onLeave: fn() },
  render: ({ onOpenChange, ...args }) => {
    const onStay = () => onOpenChange(false);
    return <LeaveContent {...args} onStay={onStay} />;
  },
} satisfies Meta<typeof LeavePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Post: Story = { name: 'Уход от поста' };
/** The same question of one’s own page. */
export const Page: Story = {
  name: 'Уход со страницы автора',
  tags: ['!pixels'],
  args: { stake: { kind: 'page' } },
};
export const Account: Story = { name: 'Выход из аккаунта', args: { stake: { kind: 'account', posts: 2 } } };

/** Escape stays. */
export const Overlay: Story = {
  name: 'Поверх страницы',
  tags: ['phone', '!autodocs', '!pixels'],
  render: (args) => <LeavePopup {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Уйти без сохранения?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
