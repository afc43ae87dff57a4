import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/primitives/Button/index.ts';

const meta = {
  component: Button,
  args: { children: 'Подписаться', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Primary: Story = { tags: ['forced-colors'] };
export const Secondary: Story = { args: { kind: 'secondary' } };
export const Outline: Story = { tags: ['forced-colors', 'contrast'], args: { kind: 'outline' } };
export const Ghost: Story = { args: { kind: 'ghost' } };
export const Danger: Story = { args: { kind: 'danger', children: 'Удалить аккаунт' } };
export const Small: Story = { args: { size: 'small' } };
export const WithDot: Story = { args: { children: 'Начать зарабатывать', hasDot: true } };
export const Pending: Story = { tags: ['motion'], args: { children: 'Вход...', isPending: true } };
export const Disabled: Story = { tags: ['forced-colors', 'contrast'], args: { isDisabled: true } };

export const DisabledOutline: Story = { args: { kind: 'outline', isDisabled: true } };
export const DangerSmall: Story = { args: { kind: 'danger', size: 'small', children: 'Отменить' } };
export const FullWidth: Story = { args: { width: 'full', children: 'Войти' } };

export const HoveredPrimary: Story = {
  parameters: { forcedState: 'hovered' },
};

export const HoveredSecondary: Story = {
  args: { kind: 'secondary' },
  parameters: { forcedState: 'hovered' },
};

export const HoveredOutline: Story = {
  args: { kind: 'outline' },
  parameters: { forcedState: 'hovered' },
};

export const HoveredGhost: Story = {
  args: { kind: 'ghost' },
  parameters: { forcedState: 'hovered' },
};

export const HoveredDanger: Story = {
  args: { kind: 'danger' },
  parameters: { forcedState: 'hovered' },
};

export const PressedPrimary: Story = {
  parameters: { forcedState: 'pressed' },
};

export const PressedSecondary: Story = {
  args: { kind: 'secondary' },
  parameters: { forcedState: 'pressed' },
};

export const PressedOutline: Story = {
  args: { kind: 'outline' },
  parameters: { forcedState: 'pressed' },
};

export const PressedGhost: Story = {
  args: { kind: 'ghost' },
  parameters: { forcedState: 'pressed' },
};

export const PressedDanger: Story = {
  args: { kind: 'danger' },
  parameters: { forcedState: 'pressed' },
};

export const FocusedPrimary: Story = {
  parameters: { forcedState: 'focus-visible' },
};

export const HoveredDot: Story = {
  args: { kind: 'secondary', children: 'Начать зарабатывать', hasDot: true },
  parameters: { forcedState: 'hovered' },
};

export const Press: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
