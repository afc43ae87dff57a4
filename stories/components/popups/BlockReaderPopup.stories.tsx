import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import {
  BlockReaderContent,
  BlockReaderPopup,
} from '#src/components/popups/BlockReaderPopup/BlockReaderPopup.tsx';

const meta = {
  title: 'Компоненты/Окна/Окно блокировки читателя · BlockReaderPopup',
  id: 'components-popups-blockreaderpopup',
  component: BlockReaderPopup,
  args: { isOpen: true, onOpenChange: fn(), reader: 'Павел Ким', onConfirm: fn() },
  render: ({ onOpenChange, ...args }) => {
    const onKeep = () => onOpenChange(false);
    return <BlockReaderContent {...args} onKeep={onKeep} />;
  },
} satisfies Meta<typeof BlockReaderPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Question: Story = { name: 'Вопрос' };

/** Escape asks to close. */
export const Overlay: Story = {
  name: 'Поверх страницы',
  tags: ['phone', '!autodocs'],
  render: (args) => <BlockReaderPopup {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Заблокировать читателя?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
