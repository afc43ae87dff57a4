import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTitle } from '#src/components/primitives/PageTitle/index.ts';

const meta = { component: PageTitle, args: { children: 'Подписки' } } satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Section: Story = { args: { kind: 'section' } };
export const Article: Story = {
  tags: ['phone'],
  args: { kind: 'article', children: 'Чем наполнить страницу до запуска и что отложить' },
};
export const Form: Story = { args: { kind: 'form', children: 'Новый пароль' } };
export const Message: Story = { args: { kind: 'message', children: 'Email подтверждён' } };
export const Legal: Story = {
  tags: ['phone'],
  args: { kind: 'legal', children: 'Политика конфиден\u00adциальности' },
};
