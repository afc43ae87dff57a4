import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { AuthorList } from '#src/components/sections/AuthorList/AuthorList.tsx';
import { AuthorRow, AuthorRowSkeleton } from '#src/components/sections/AuthorRow/AuthorRow.tsx';

const action = (
  <Button kind="outline" size="small">
    Отменить
  </Button>
);

const meta = {
  title: 'Компоненты/Секции/Строка автора · AuthorRow',
  id: 'components-sections-authorrow',
  component: AuthorRow,
  args: {
    author: { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/ilya' },
    meta: 'Музыкант · «Партер»',
    terms: { price: '300 руб/мес', term: 'Следующее списание 14 декабря' },
    action,
  },
  render: (args) => (
    <AuthorList>
      <AuthorRow {...args} />
    </AuthorList>
  ),
} satisfies Meta<typeof AuthorRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const WithAction: Story = {
  name: 'С действием',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
export const WithoutAction: Story = { name: 'Без действия', args: { action: undefined } };
export const Failed: Story = {
  name: 'С ошибкой',
  args: { error: 'Ошибка соединения с сервером. Попробуйте позже.' },
};
export const Loading: Story = { name: 'Загрузка', render: () => <AuthorRowSkeleton /> };
