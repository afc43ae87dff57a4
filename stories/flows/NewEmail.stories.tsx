import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { demoLogin } from '#src/server/demo/authors.ts';
import { Flow } from './Flow.tsx';
import { find, flow, openLetter, played } from './meta.tsx';

const meta = {
  title: 'Сценарии/Смена почты',
  id: 'flows-newemail',
  component: Flow,
  ...flow,
  tags: ['!autodocs', '!pixels'],
  args: { address: '/account/settings', email: demoLogin.email, network: 'ok' },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = 'anna.novaya@example.ru';

/** The row of the settings, once it is there. */
const row = async () => within(await find('region', 'Email'));

const typeTwice = async ({ userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>) => {
  const { getByLabelText } = await row();
  await userEvent.type(getByLabelText('Новый email'), email);
  await userEvent.type(getByLabelText('Подтверждение email'), email);
};

const submit = async ({ userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  const { findByText, getByLabelText, getByRole } = await row();
  await userEvent.click(getByRole('button', { name: 'Изменить email' }));
  await findByText(/^Email изменён/);
  await expect(getByLabelText('Текущий email')).toHaveValue(email);
};

export const ByPassword: Story = {
  name: 'Смена почты по паролю',
  play: played(async (context) => {
    const { step, userEvent } = context;
    await step('Указать новый адрес дважды', () => typeTwice(context));
    await step('Подтвердить паролем: адрес изменён', async () => {
      await userEvent.type((await row()).getByLabelText('Текущий пароль'), demoLogin.password);
      await submit(context);
    });
  }),
};

export const ByLetter: Story = {
  name: 'Смена почты по письму',
  play: played(async (context) => {
    const { step, userEvent } = context;
    await step('Попросить ссылку на почту', async () => {
      const { findByText, getByRole } = await row();
      await userEvent.click(getByRole('button', { name: 'Отправить ссылку' }));
      await findByText(/^Отправили ссылку на/);
    });
    await step('Открыть ссылку из письма: пароль больше не нужен', async () => {
      await openLetter(userEvent);
      await (await row()).findByText(/пароль не\sнужен/);
    });
    await step('Указать новый адрес дважды', () => typeTwice(context));
    await step('Сохранить: адрес изменён', () => submit(context));
  }),
};
