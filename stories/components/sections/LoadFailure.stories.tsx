import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadFailure } from '#src/components/sections/LoadFailure/LoadFailure.tsx';

const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить авторов. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const meta = {
  title: 'Компоненты/Секции/Ошибка загрузки · LoadFailure',
  id: 'components-sections-loadfailure',
  component: LoadFailure,
  args: { load: failed, fallbackFocus: { current: null }, onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Failed: Story = { name: 'Ошибка загрузки', globals: { viewport: { value: 'desktop' } } };
export const Retrying: Story = {
  name: 'Повторная загрузка',
  args: { load: { ...failed, isRetrying: true } },
};
export const Offline: Story = {
  name: 'Нет сети',
  args: { load: { kind: 'offline', isRetrying: false, value: undefined } },
};
export const InRow: Story = { name: 'В строке', tags: ['phone'], args: { place: 'row' } };
/** Nothing to tell: nothing is drawn. */
export const Loading: Story = {
  name: 'Загрузка (ничего не видно)',
  args: { load: { kind: 'loading' } },
  tags: ['!pixels'],
};
export const Ready: Story = {
  name: 'Загружено (ничего не видно)',
  args: { load: { kind: 'ready', value: undefined, isRenewing: false } },
  tags: ['!pixels'],
};

export const Retried: Story = {
  name: 'Нажатие «Загрузить ещё раз»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Загрузить ещё раз' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
