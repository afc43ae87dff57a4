import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { buttonKinds } from '../../../.storybook/decorators/buttonKinds.ts';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Кнопка · Button',
  id: 'components-primitives-button',
  component: Button,
  args: { children: 'Подписаться', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Primary: Story = { name: 'Главная' };
export const Secondary: Story = { name: 'Вторая по важности', args: { kind: 'secondary' } };
export const Outline: Story = { name: 'С рамкой', args: { kind: 'outline' } };
export const Ghost: Story = { name: 'Без рамки', args: { kind: 'ghost' } };
export const Danger: Story = {
  name: 'Опасное действие',
  args: { kind: 'danger', children: 'Удалить аккаунт' },
};
export const Small: Story = { name: 'Малый размер', args: { size: 'small' } };
export const WithDot: Story = { name: 'С точкой', args: { children: 'Начать зарабатывать', hasDot: true } };
export const Pending: Story = { name: 'Идёт отправка', args: { children: 'Вход...', isPending: true } };
export const Disabled: Story = { name: 'Недоступно', tags: ['!pixels'], args: { isDisabled: true } };

export const DangerSmall: Story = {
  name: 'Опасное действие, малый размер',
  args: { kind: 'danger', size: 'small', children: 'Отменить' },
};
export const FullWidth: Story = { name: 'Во всю ширину', args: { width: 'full', children: 'Войти' } };

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['forced-colors', 'contrast', 'full-motion', '!autodocs'],
  render: (args) => (
    <StateMatrix kinds={buttonKinds}>
      {(kind, isDisabled) => <Button {...args} kind={kind} isDisabled={isDisabled} />}
    </StateMatrix>
  ),
};

export const StatesSmall: Story = {
  name: 'Все состояния, малый размер',
  args: { size: 'small' },
  render: (args) => (
    <StateMatrix kinds={buttonKinds}>
      {(kind, isDisabled) => <Button {...args} kind={kind} isDisabled={isDisabled} />}
    </StateMatrix>
  ),
};

/** The dot is part of what is pressed. */
export const StatesWithDot: Story = {
  name: 'Все состояния, с точкой',
  args: { hasDot: true },
  render: (args) => (
    <StateMatrix kinds={{ primary: 'primary', secondary: 'secondary' }}>
      {(kind, isDisabled) => <Button {...args} kind={kind} isDisabled={isDisabled} />}
    </StateMatrix>
  ),
};

export const Press: Story = {
  name: 'Нажатие',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
