import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { demoLogin } from '#src/server/demo/authors.ts';
import { Flow } from './Flow.tsx';
import { find, findFirst, findByText, flow, played } from './meta.tsx';

const meta = {
  title: 'Сценарии/Публикация поста',
  id: 'flows-writing',
  component: Flow,
  ...flow,
  tags: ['!autodocs', '!pixels'],
  args: { email: demoLogin.email, network: 'ok' },
  // A phone has access and publication behind «Далее».
  globals: { viewport: { value: 'laptop' } },
} satisfies Meta<typeof Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Ночной монтаж';
const text = 'Режу ночью, показываю утром.';

export const Publishing: Story = {
  name: 'Написать и опубликовать пост',
  args: { address: '/feed' },
  play: played(async ({ step, userEvent }) => {
    await step('Начать пост из ленты', async () => {
      await find('heading', 'Лента');
      await userEvent.click(await findFirst('link', 'Создать пост'));
    });
    await step('Написать название и текст: они сохраняются сами', async () => {
      await userEvent.type(await find('textbox', 'Заголовок поста'), title);
      await userEvent.type(await find('textbox', 'Текст поста'), text);
      await findByText(/^Сохранено/);
    });
    await step('Открыть пост уровню «Первый ряд»', async () => {
      await userEvent.click(await find('radio', /^Уровням/));
      await userEvent.click(await find('checkbox', /^Первый ряд/));
    });
    await step('Тут же посмотреть глазами того, кто не подписан: текста не видно', async () => {
      await userEvent.click(await find('link', /^Посмотреть/));
      await find('heading', title);
      await expect(screen.queryByText(text)).not.toBeInTheDocument();
      await userEvent.click(await find('link', /^К\sправке$/));
    });
    await step('Опубликовать', async () => {
      await userEvent.click(await find('button', 'Опубликовать'));
      await findByText('Пост вышел');
    });
    await step('Вернуться в ленту и показать новый пост: он первый', async () => {
      await userEvent.click(await findFirst('link', 'Лента'));
      await userEvent.click(await find('button', /новый пост/));
      await find('heading', title);
      await expect(within(await findFirst('article', /./)).getByText(title)).toBeVisible();
    });
  }),
};

export const Changing: Story = {
  name: 'Изменить вышедший пост и снять его с публикации',
  args: { address: '/profile?view=posts' },
  play: played(async ({ step, userEvent }) => {
    await step('Открыть вышедший пост в своём списке', async () => {
      await userEvent.click(await findFirst('link', /^Изменить.*Паром/));
      await find('textbox', 'Заголовок поста');
    });
    await step('Дополнить название и обновить пост у читателей', async () => {
      await userEvent.type(await find('textbox', 'Заголовок поста'), ', продолжение');
      await userEvent.click(await find('button', 'Обновить'));
      await findByText('Читатели видят новый текст');
    });
    await step('Снять пост с публикации', async () => {
      await userEvent.click(await find('button', /^Снять/));
      await findByText(/^Теперь пост видите/);
    });
    await step('Найти его среди черновиков', async () => {
      await userEvent.click(await findFirst('link', 'Мои посты'));
      const drafts = within(await find('list', 'Черновики'));
      await drafts.findByRole('heading', { name: /продолжение$/ });
      await drafts.findByText(/^Снят/);
    });
  }),
};

export const NewTier: Story = {
  name: 'Новый уровень подписки',
  args: { address: '/profile?view=tiers' },
  play: played(async ({ step, userEvent }) => {
    await step('Назвать уровень и назначить цену', async () => {
      await userEvent.click(await find('button', 'Добавить уровень'));
      const form = within(await find('form', 'Новый уровень'));
      await userEvent.type(form.getByLabelText('Название'), title);
      await userEvent.type(form.getByLabelText(/^Цена/), '300');
      await userEvent.click(form.getByRole('button', { name: 'Сохранить уровень' }));
    });
    await step('Поднять его на первое место', async () => {
      const up = await find('button', `Выше: «${title}»`);
      await userEvent.click(up);
      await userEvent.click(up);
      await expect(up).toBeDisabled();
    });
    await step('Увидеть его на своей странице', async () => {
      await userEvent.click(await findFirst('link', 'Профиль'));
      await find('heading', title);
    });
  }),
};
