import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTitle } from '#src/components/primitives/PageTitle/PageTitle.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Заголовок страницы · PageTitle',
  id: 'components-primitives-pagetitle',
  component: PageTitle,
  args: { children: 'Подписки' },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Section: Story = { name: 'Заголовок раздела', args: { kind: 'section' } };
export const Article: Story = {
  name: 'Заголовок статьи',
  tags: ['phone'],
  args: { kind: 'article', children: 'Чем наполнить страницу до запуска и что отложить' },
};
export const Form: Story = { name: 'Заголовок формы', args: { kind: 'form', children: 'Новый пароль' } };
export const Message: Story = {
  name: 'Заголовок сообщения',
  args: { kind: 'message', children: 'Email подтверждён' },
};
export const Legal: Story = {
  name: 'Заголовок документа',
  tags: ['phone'],
  args: { kind: 'legal', children: 'Политика конфиден\u00adциальности' },
};
