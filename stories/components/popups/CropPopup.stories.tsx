import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CropContent, CropPopup } from '#src/components/popups/CropPopup/CropPopup.tsx';
import { tiles } from '#src/components/primitives/Art/Art.tsx';

const { src } = tiles.anna;

const meta = {
  title: 'Компоненты/Окна/Окно кадрирования · CropPopup',
  id: 'components-popups-croppopup',
  component: CropPopup,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    kind: 'portrait',
    picture: { src, width: 1200, height: 1200 },
    action: { kind: 'idle' },
    onCrop: fn(),
    onOtherFile: fn(),
  },
  render: (args) => <CropContent {...args} />,
} satisfies Meta<typeof CropPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Portrait: Story = {
  name: 'Портрет',
  tags: ['phone', 'forced-colors'],
  args: { crop: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 } },
};
export const Cover: Story = {
  name: 'Обложка',
  args: { kind: 'cover', picture: { src: tiles.writer.src, width: 2400, height: 1200 } },
};
/** Any closer it would not be sharp. */
export const SmallPicture: Story = {
  name: 'Маленькая картинка',
  tags: ['!pixels'],
  args: { picture: { src, width: 400, height: 400 } },
};
export const Saving: Story = {
  name: 'Сохраняется',
  tags: ['!pixels'],
  args: { action: { kind: 'pending' } },
};
export const SavingFailed: Story = {
  name: 'Ошибка сохранения',
  tags: ['!pixels'],
  args: { action: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
/** The moment before it is closed. */
export const Saved: Story = { name: 'Сохранено', tags: ['!pixels'], args: { action: { kind: 'done' } } };

/** Uses the keyboard alone. */
export const Pushed: Story = {
  name: 'С клавиатуры',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('slider', { name: 'Кадр' })).toHaveFocus();
    await userEvent.keyboard('++++');
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Поставить портрет' }));
    await expect(args.onCrop).toHaveBeenCalledWith({
      x: expect.closeTo(0.24),
      y: expect.closeTo(0.15),
      width: 0.5,
      height: 0.5,
    });
  },
};

/** Escape asks to close. */
export const Overlay: Story = {
  name: 'Поверх страницы',
  tags: ['!pixels', '!autodocs'],
  render: (args) => <CropPopup {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Кадр портрета' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
