import type { Meta, StoryObj } from '@storybook/react-vite';
import { Busy } from '#src/components/primitives/Busy/Busy.tsx';
import { AuthorList, AuthorListSkeleton } from '#src/components/sections/AuthorList/AuthorList.tsx';
import { AuthorRow } from '#src/components/sections/AuthorRow/AuthorRow.tsx';

const meta = {
  title: 'Компоненты/Секции/Список авторов · AuthorList',
  id: 'components-sections-authorlist',
  component: AuthorList,
  args: {
    children: (
      <>
        <AuthorRow
          author={{ name: 'Илья Коваль', portrait: 'ilya', href: '/profile/ilya' }}
          meta="Музыкант"
          terms={{ price: '300 руб/мес', term: 'Следующее списание 14 декабря' }}
        />
        <AuthorRow
          author={{ name: 'Вера Лунёва', portrait: 'vera', href: '/profile/vera' }}
          meta="Писатель"
          terms={{ price: 'Бесплатная', term: 'Активна, без срока' }}
        />
      </>
    ),
  },
} satisfies Meta<typeof AuthorList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { name: 'Строки', tags: ['widths'], globals: { viewport: { value: 'desktop' } } };
export const Loading: Story = {
  name: 'Загрузка',
  render: () => (
    <Busy>
      <AuthorListSkeleton />
    </Busy>
  ),
};
