import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import { createToastQueue, Toaster, type Toast } from '#src/components/primitives/Toaster/Toaster.tsx';

/** Long enough that a story does not change. */
const always = 3_600_000;

function queueOf(...toasts: Toast[]) {
  const queue = createToastQueue();
  for (const toast of toasts) queue.add(toast, always);
  return queue;
}

const failure: Toast = { tone: 'error', title: 'Ошибка', text: 'Не удалось загрузить список подписок' };
const done: Toast = { tone: 'success', title: 'Готово', text: 'Пароль изменён' };
const message: Toast = {
  tone: 'info',
  title: 'Почта',
  text: 'Отправили письмо со ссылкой на новый email',
};

const meta = {
  title: 'Компоненты/Примитивы/Уведомления · Toaster',
  id: 'components-primitives-toaster',
  component: Toaster,
  args: { queue: queueOf(message, done, failure) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = { name: 'Все тона', tags: ['forced-colors'] };

export const TitleOnly: Story = {
  name: 'Только заголовок',
  args: { queue: queueOf({ tone: 'success', title: 'Сохранено' }) },
};

export const WithAction: Story = {
  name: 'С действием',
  args: {
    queue: queueOf({
      tone: 'success',
      title: 'Подписка отменена',
      text: 'Марк Шатров',
      action: { label: 'Вернуть', onPress: () => {} },
    }),
  },
};

/** The notice is at most 200 px high, then its text scrolls. */
export const LongText: Story = {
  name: 'Длинный текст',
  args: {
    queue: queueOf({ ...failure, text: 'Ошибка соединения с сервером. Попробуйте позже. '.repeat(12) }),
  },
};

const six = ['Первая', 'Вторая', 'Третья', 'Четвёртая', 'Пятая', 'Шестая'].map((title) => ({
  ...failure,
  title,
}));

/** Six were added: the sixth waits. */
export const Limit: Story = {
  name: 'Больше пяти',
  args: { queue: queueOf(...six) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ещё 1 уведомление' })).toBeVisible());
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(5);
  },
};

/** The same five times is one notice. */
export const Repeated: Story = {
  name: 'Повторы',
  args: { queue: queueOf(failure, failure, failure, failure, failure) },
  play: async () => expect(await screen.findAllByRole('alertdialog')).toHaveLength(1),
};

/** None is lower than its text: what the screen has no room for waits. */
export const LimitOnMobile: Story = {
  name: 'Больше пяти на телефоне',
  args: {
    queue: queueOf(
      ...six.map((toast) => ({
        ...toast,
        text: 'Ошибка соединения с сервером. Попробуйте позже. '.repeat(3),
      })),
    ),
  },
  globals: { viewport: { value: 'mobile' } },
};
export const LimitOnNarrow: Story = {
  name: 'Больше пяти на узком экране',
  args: { queue: queueOf(...six) },
  globals: { viewport: { value: 'narrow' } },
};
export const OnTablet: Story = {
  name: 'На планшете',
  args: { queue: queueOf(failure, message) },
  globals: { viewport: { value: 'tablet' } },
};
export const OnDesktop: Story = {
  name: 'На компьютере',
  args: { queue: queueOf(failure, message) },
  globals: { viewport: { value: 'desktop' } },
};

/** An address without a place to break. */
export const UnbrokenText: Story = {
  name: 'Текст без переносов',
  args: { queue: queueOf({ ...message, text: `Отправили письмо на ${'konstantin'.repeat(9)}@example.ru` }) },
  globals: { viewport: { value: 'narrow' } },
};

/** Escape closes the focused notice; focus moves to its neighbour. */
export const ClosedByKey: Story = {
  name: 'Закрытие клавишей Esc',
  args: { queue: queueOf(failure, message) },
  play: async ({ userEvent }) => {
    const toasts = await screen.findAllByRole('alertdialog');
    toasts[0]?.focus();
    await expect(toasts[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    await expect(screen.getByRole('alertdialog')).toHaveFocus();
  },
};

/** They make room for the control in focus: what does not fit over it waits. */
export const ClearOfFocus: Story = {
  name: 'Не закрывает поле в фокусе',
  args: { queue: queueOf(failure, message) },
  globals: { viewport: { value: 'mobile' } },
  decorators: [
    (Story) => (
      <div style={{ padding: '7rem 1rem' }}>
        <TextField label="Email" name="email" />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    const region = await screen.findByRole('region');
    field.focus();
    const { bottom } = field.getBoundingClientRect();
    await waitFor(() => expect(region.getBoundingClientRect().top).toBeGreaterThan(bottom));
    await waitFor(() => expect(within(region).getByRole('alertdialog')).toBeVisible());
    await waitFor(() =>
      expect(within(region).getByRole('button', { name: 'Ещё 1 уведомление' })).toBeVisible(),
    );
  },
};
