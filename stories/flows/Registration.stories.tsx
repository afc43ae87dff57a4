import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Flow } from './Flow.tsx';
import { find, findFirst, flow, openLetter, played } from './meta.tsx';

const meta = {
  title: 'Сценарии/Регистрация',
  id: 'flows-registration',
  component: Flow,
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/', network: 'ok' },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the registration and asks for the challenge of the captcha. */
const untilChallenge: NonNullable<Story['play']> = async ({ step, userEvent }) => {
  await step('Открыть регистрацию на главной', async () => {
    await userEvent.click(await findFirst('button', 'Начать зарабатывать'));
    await find('dialog', 'Регистрация');
  });
  await step('Заполнить почту и пароль', async () => {
    await userEvent.type(screen.getByLabelText('Email'), 'novaya@example.ru');
    await userEvent.type(screen.getByLabelText('Пароль'), 'Parol2026');
  });
  await step('Нажать «Я не робот»: окно прячется, задание на виду', async () => {
    await userEvent.click(await find('checkbox', 'Я не робот'));
    await find('region', 'Задание капчи');
    await waitFor(() => expect(screen.getByLabelText('Пароль')).not.toBeVisible());
  });
};

export const WithCaptcha: Story = {
  name: 'Регистрация с капчей',
  tags: ['!pixels'],
  play: played(async (context) => {
    const { step, userEvent } = context;
    await untilChallenge(context);
    await step('Ответить на задание: окно вернулось, набранное на месте', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Ответить верно' }));
      await waitFor(() => expect(screen.getByLabelText('Пароль')).toBeVisible());
      await expect(screen.getByLabelText('Пароль')).toHaveValue('Parol2026');
    });
    await step('Отправить: открылась лента', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
      await find('heading', 'Лента');
    });
    await step('Подтвердить адрес по ссылке из письма', async () => {
      await openLetter(userEvent);
      await find('heading', /^Email подтверждён/);
    });
  }),
};

/** The state that the design card names: the popup out of sight while the challenge shows. */
export const PopupHidden: Story = {
  name: 'Окно спрятано, пока идёт задание',
  // A phone's width: what is pictured is small.
  globals: { viewport: { value: 'mobile' } },
  parameters: { region: 'Задание капчи' },
  play: played(untilChallenge),
};
