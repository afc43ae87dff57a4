import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { demoLogin } from '#src/server/demo/authors.ts';
import { Flow } from './Flow.tsx';
import { find, findFirst, flow } from './meta.tsx';
import type { Network } from './network.ts';

const meta = {
  title: 'Сценарии/Сеть подводит',
  id: 'flows-network',
  component: Flow,
  ...flow,
  tags: ['!autodocs', '!pixels'],
  args: { address: '/', network: 'ok' },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Logging in on a network in this state. @param shown what the person reads then */
const loginOn = (network: Network, shown: RegExp): Pick<Story, 'globals' | 'play'> => ({
  globals: { network },
  play: async ({ step, userEvent }) => {
    await step('Открыть «Вход» и заполнить его', async () => {
      await userEvent.click(await findFirst('button', 'Вход'));
      const login = within(await find('dialog', 'Вход'));
      await userEvent.type(login.getByLabelText('Email'), demoLogin.email);
      await userEvent.type(login.getByLabelText('Пароль'), demoLogin.password);
    });
    await step('Войти и прочитать, что случилось', async () => {
      const login = within(await find('dialog', 'Вход'));
      await userEvent.click(login.getByRole('button', { name: 'Войти' }));
      await login.findByText(shown);
    });
  },
});

export const Slow: Story = { name: 'Вход: сеть медленная', ...loginOn('slow', /^Вход\.\.\.$/) };
export const Offline: Story = {
  name: 'Вход: сети нет',
  ...loginOn('offline', /^Ошибка соединения с сервером/),
};
export const Refused: Story = { name: 'Вход: 401', ...loginOn('401', /^Неверный email или пароль$/) };
export const TooMany: Story = { name: 'Вход: 429', ...loginOn('429', /Слишком много попыток/) };
export const Broken: Story = { name: 'Вход: 500', ...loginOn('500', /^Ошибка авторизации$/) };
