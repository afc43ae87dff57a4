import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadMore } from '#src/components/sections/LoadMore/LoadMore.tsx';

const meta = {
  title: 'Компоненты/Секции/Показать ещё · LoadMore',
  id: 'components-sections-loadmore',
  component: LoadMore,
  args: { more: { kind: 'idle' }, onLoad: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Idle: Story = { name: 'В покое', globals: { viewport: { value: 'desktop' } } };
export const LastOnes: Story = { name: 'Осталось меньше страницы', args: { left: '33' } };
export const Loading: Story = { name: 'Подгрузка', args: { more: { kind: 'pending' } } };
export const Failed: Story = {
  name: 'Ошибка подгрузки',
  args: { more: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
/** The last page is there: nothing is drawn. */
export const LastPage: Story = {
  name: 'Последняя страница (ничего не видно)',
  args: { more: undefined },
  tags: ['!pixels'],
};

export const Asked: Story = {
  name: 'Нажатие «Показать ещё»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};
