import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Link } from '#src/components/primitives/Link/Link.tsx';
import { PasswordField } from '#src/components/primitives/PasswordField/PasswordField.tsx';
import { Popup, useShown } from '#src/components/primitives/Popup/Popup.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';

const form = (
  <Stack gap={24}>
    <TextField label="Email" name="email" type="email" placeholder="name@mail.ru" />
    <PasswordField label="Пароль" name="password" />
    <Button width="full">Войти</Button>
  </Stack>
);

const footer = (
  <>
    Ещё нет аккаунта? <Link onPress={fn()}>Регистрация</Link>
  </>
);

const meta = {
  title: 'Компоненты/Примитивы/Окно · Popup',
  id: 'components-primitives-popup',
  component: Popup,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    children: (
      <PopupContent title="Вход" footer={footer}>
        {form}
      </PopupContent>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Popup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };

export const Open: Story = {
  name: 'Открыто',
  tags: ['widths'],
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  },
  globals: { viewport: { value: 'desktop' } },
};

export const Closing: Story = {
  name: 'Закрытие крестиком',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LongTitle: Story = {
  name: 'Длинный заголовок',
  args: {
    children: (
      <PopupContent title="Восстановление пароля" footer={footer}>
        {form}
      </PopupContent>
    ),
  },
};

export const Wide: Story = {
  name: 'Широкое',
  tags: ['!pixels'],
  args: {
    children: (
      <PopupContent title="Вход" footer={footer} width="wide">
        {form}
      </PopupContent>
    ),
  },
};

export const WithoutFooter: Story = {
  name: 'Без подвала',
  args: { children: <PopupContent title="Вход">{form}</PopupContent> },
};

export const TallerThanScreen: Story = {
  name: 'Выше экрана',
  args: {
    children: (
      <PopupContent title="Вход" footer={footer}>
        <Stack gap={24}>
          {form}
          {form}
          {form}
        </Stack>
      </PopupContent>
    ),
  },
};

/** At 400 % zoom the form scrolls, and cross and button stay in reach. */
export const Magnified: Story = {
  name: 'Увеличение в 4 раза',
  globals: { viewport: { value: 'magnified' } },
  play: async () => {
    const submit = await screen.findByRole('button', { name: 'Войти' });
    submit.scrollIntoView({ block: 'nearest' });
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(screen.getByRole('button', { name: 'Закрыть' }).getBoundingClientRect().top).toBeGreaterThan(
      0,
    );
  },
};

/** A word without a place to break does not widen it. */
export const UnbrokenTitle: Story = {
  name: 'Заголовок без переносов',
  args: {
    children: (
      <PopupContent title="Достопримечательностидостопримечательности" footer={footer}>
        {form}
      </PopupContent>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};

/** One popup, two contents: each is a dialog of its own with its name and its focus, the sheet does not enter again. */
export const Switching: Story = {
  name: 'Смена содержимого',
  tags: ['!pixels'],
  render: function Switched(args) {
    const [open, setOpen] = useState<'login' | 'reset' | undefined>('login');
    const shown = useShown(open);
    return (
      <Popup {...args} isOpen={open !== undefined} name={shown} onOpenChange={() => setOpen(undefined)}>
        {shown === 'login' ? (
          <PopupContent title="Вход" footer={<Link onPress={() => setOpen('reset')}>Забыли пароль?</Link>}>
            {form}
          </PopupContent>
        ) : (
          <PopupContent
            title="Восстановление пароля"
            footer={<Link onPress={() => setOpen('login')}>Вернуться ко входу</Link>}
          >
            <TextField label="Email" name="email" type="email" placeholder="name@mail.ru" />
          </PopupContent>
        )}
      </Popup>
    );
  },
  play: async ({ userEvent }) => {
    const login = await screen.findByRole('dialog', { name: 'Вход' });
    const sheet = login.parentElement;
    await userEvent.click(screen.getByText('Забыли пароль?'));
    const reset = await screen.findByRole('dialog', { name: 'Восстановление пароля' });
    await expect(sheet).toContainElement(reset);
    await expect(login).not.toBeInTheDocument();
    await expect(screen.getByLabelText('Email')).toHaveFocus();
  },
};

/** A question over a popup: what lies under it stays as it is. */
export const Asked: Story = {
  name: 'Вопрос поверх окна',
  tags: ['phone'],
  render: (args) => (
    <>
      <Popup {...args} />
      <Popup isOpen onOpenChange={fn()}>
        <PopupContent title="Уйти со страницы?">
          <Stack gap={12}>
            <Button width="full">Остаться</Button>
            <Button kind="outline" width="full">
              Уйти
            </Button>
          </Stack>
        </PopupContent>
      </Popup>
    </>
  ),
  globals: { viewport: { value: 'desktop' } },
};

/** The captcha's challenge is on top: the popup keeps its state but is neither seen nor in the way. */
export const Hidden: Story = {
  name: 'Скрыто за капчей',
  args: { isHidden: true },
  decorators: [
    (Story) => (
      <>
        <Button>Под окном</Button>
        <Story />
      </>
    ),
  ],
};
