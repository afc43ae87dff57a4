import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/primitives/Button/index.ts';
import { buttonKinds } from '../../../.storybook/decorators/buttonKinds.ts';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  component: Button,
  args: { children: 'Подписаться', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Primary: Story = {};
export const Secondary: Story = { args: { kind: 'secondary' } };
export const Outline: Story = { args: { kind: 'outline' } };
export const Ghost: Story = { args: { kind: 'ghost' } };
export const Danger: Story = { args: { kind: 'danger', children: 'Удалить аккаунт' } };
export const Small: Story = { args: { size: 'small' } };
export const WithDot: Story = { args: { children: 'Начать зарабатывать', hasDot: true } };
export const Pending: Story = { args: { children: 'Вход...', isPending: true } };
export const Disabled: Story = { tags: ['!pixels'], args: { isDisabled: true } };

export const DangerSmall: Story = { args: { kind: 'danger', size: 'small', children: 'Отменить' } };
export const FullWidth: Story = { args: { width: 'full', children: 'Войти' } };

export const States: Story = {
  // The page shows it on its own, in both themes.
  tags: ['forced-colors', 'contrast', 'full-motion', '!autodocs'],
  render: (args) => (
    <StateMatrix kinds={buttonKinds}>
      {(kind, isDisabled) => <Button {...args} kind={kind} isDisabled={isDisabled} />}
    </StateMatrix>
  ),
};

/** The dot is part of what is pressed. */
export const StatesWithDot: Story = {
  args: { hasDot: true },
  render: (args) => (
    <StateMatrix kinds={['primary', 'secondary']}>
      {(kind, isDisabled) => <Button {...args} kind={kind} isDisabled={isDisabled} />}
    </StateMatrix>
  ),
};

export const Press: Story = {
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
