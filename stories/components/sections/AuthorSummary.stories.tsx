import type { Meta, StoryObj } from '@storybook/react-vite';
import { Busy } from '#src/components/primitives/Busy/Busy.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import {
  AuthorState,
  AuthorSummary,
  AuthorSummarySkeleton,
} from '#src/components/sections/AuthorSummary/AuthorSummary.tsx';

const meta = {
  title: 'Компоненты/Секции/Автор в списке · AuthorSummary',
  id: 'components-sections-authorsummary',
  component: AuthorSummary,
  args: {
    author: { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/ilya' },
    about: 'Музыкант · 1 920 подписчиков',
    bio: 'Пишу песни на кухне и рассказываю, из чего они сделаны.',
    lastPost: { href: '/feed/post/1', title: 'Мелодии, которые вы прислали', note: '2 часа назад' },
    price: { kopecks: 30_000, isOnly: true },
    action: (
      <Button kind="outline" size="small">
        Следить
      </Button>
    ),
  },
  render: (args) => (
    <ul>
      <AuthorSummary {...args} />
    </ul>
  ),
} satisfies Meta<typeof AuthorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const longBio =
  'Пишу песни на кухне и рассказываю, из чего они сделаны. По воскресеньям отдаю ноты. Остальное время ищу мелодии в шуме холодильника, в очереди и в лифте, который останавливается между этажами.\n\nЕщё записываю чужие истории и возвращаю их песнями.';

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const WithAction: Story = {
  name: 'С действием',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
export const Paid: Story = {
  name: 'Читатель подписан',
  tags: ['phone'],
  args: { action: <AuthorState>Вы подписаны</AuthorState> },
};
export const SeveralTiers: Story = {
  name: 'Несколько уровней',
  args: { price: { kopecks: 15_000, isOnly: false } },
};
export const Empty: Story = {
  name: 'Пока ничего не написано',
  tags: ['phone'],
  args: { about: '', bio: '', lastPost: undefined, price: null },
};
export const Long: Story = { name: 'Много слов', tags: ['phone'], args: { bio: longBio } };
export const Failed: Story = {
  name: 'С ошибкой',
  args: { error: 'Ошибка соединения с сервером. Попробуйте позже.' },
};
export const Loading: Story = {
  name: 'Загрузка',
  render: () => (
    <Busy>
      <AuthorSummarySkeleton />
    </Busy>
  ),
};
