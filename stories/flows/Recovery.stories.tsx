import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { demoLogin } from '#src/server/demo/authors.ts';
import { Flow } from './Flow.tsx';
import { find, findFirst, findByText, flow, openLetter, played } from './meta.tsx';

const meta = {
  title: 'Сценарии/Восстановление пароля',
  id: 'flows-recovery',
  component: Flow,
  ...flow,
  tags: ['!autodocs', '!pixels'],
  args: { address: '/', network: 'ok' },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

const password = 'Novyj-Parol-2027';

export const ByLetter: Story = {
  name: 'Восстановление пароля по письму',
  play: played(async ({ step, userEvent }) => {
    await step('Открыть «Вход» и выбрать «Забыли пароль?»', async () => {
      await userEvent.click(await findFirst('button', 'Вход'));
      const login = await find('dialog', 'Вход');
      await userEvent.type(within(login).getByLabelText('Email'), demoLogin.email);
      await userEvent.click(within(login).getByRole('link', { name: 'Забыли пароль?' }));
    });
    await step('Попросить ссылку: письмо отправлено', async () => {
      const reset = await find('dialog', 'Восстановление пароля');
      await userEvent.click(within(reset).getByRole('button', { name: 'Отправить ссылку' }));
      await findByText(/^Ссылка для сброса пароля отправлена на указанный email\.$/);
    });
    await step('Открыть ссылку из письма и задать новый пароль', async () => {
      await openLetter(userEvent);
      await find('heading', 'Новый пароль');
      await userEvent.type(screen.getByLabelText('Новый пароль'), password);
      await userEvent.type(screen.getByLabelText('Повтор пароля'), password);
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
    });
    await step('Войти с новым паролем', async () => {
      await userEvent.click(await find('button', 'Войти'));
      const login = await find('dialog', 'Вход');
      await userEvent.type(within(login).getByLabelText('Email'), demoLogin.email);
      await userEvent.type(within(login).getByLabelText('Пароль'), password);
      await userEvent.click(within(login).getByRole('button', { name: 'Войти' }));
      await find('heading', 'Лента');
    });
  }),
};
