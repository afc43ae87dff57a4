import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { demoLogin } from '#src/server/demo/authors.ts';
import { Flow } from './Flow.tsx';
import { find, findFirst, findByText, flow, played } from './meta.tsx';

const meta = {
  title: 'Сценарии/Чтение и подписка',
  id: 'flows-reading',
  component: Flow,
  ...flow,
  tags: ['!autodocs', '!pixels'],
  args: { address: '/profile/zoya.mirskaya', email: demoLogin.email, network: 'ok' },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Following: Story = {
  name: 'Читать и следить за автором',
  play: played(async ({ step, userEvent }) => {
    await step('Следить за Зоей на её странице', async () => {
      await find('heading', 'Зоя Мирская');
      await userEvent.click(await findFirst('button', 'Следить'));
      await find('button', /^Вы\sследите/);
    });
    await step('Открыть её пост для подписчиков: он читается целиком', async () => {
      await userEvent.click(await findFirst('link', /Рынок за.двадцать минут/));
      await findByText(/^Продавец сметаны узнал себя/);
    });
    await step('Поставить сердце', async () => {
      const heart = await findFirst('button', /^Нравится/);
      await userEvent.click(heart);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    });
    await step('Написать комментарий', async () => {
      await userEvent.type(await find('textbox', 'Новый комментарий'), 'Сметана удалась.');
      await userEvent.click(await find('button', 'Отправить'));
      await find('heading', /^Комментарии.*1$/);
      await findByText(/^Сметана удалась\.$/);
    });
  }),
};
