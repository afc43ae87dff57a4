import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CaptchaBox } from '#src/components/primitives/CaptchaBox/CaptchaBox.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Флажок капчи · CaptchaBox',
  id: 'components-primitives-captchabox',
  component: CaptchaBox,
  args: { status: 'idle', onPress: fn() },
} satisfies Meta<typeof CaptchaBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Loading: Story = { name: 'Загрузка', args: { status: 'loading' } };
/** Loading for 8 seconds already. */
export const SlowLoading: Story = { name: 'Долгая загрузка', args: { status: 'slowLoading' } };
export const Idle: Story = { name: 'В покое' };
export const Hovered: Story = { name: 'Под курсором', parameters: { forcedState: 'hovered' } };
export const Focused: Story = { name: 'В фокусе', parameters: { forcedState: 'focus-visible' } };
export const Verifying: Story = {
  name: 'Проверка',
  tags: ['forced-colors', 'motion'],
  args: { status: 'verifying' },
};
export const Slow: Story = { name: 'Долгая проверка', args: { status: 'slow' } };
export const Verified: Story = {
  name: 'Проверка пройдена',
  tags: ['forced-colors'],
  args: { status: 'verified' },
};
export const Expired: Story = { name: 'Проверка устарела', args: { status: 'expired' } };
export const Failed: Story = { name: 'Ошибка проверки', args: { status: 'error' } };

export const Pressed: Story = {
  name: 'Нажатие',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Я не робот' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
