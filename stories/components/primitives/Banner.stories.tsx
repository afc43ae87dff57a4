import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '#src/components/primitives/Banner/Banner.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Плашка · Banner',
  id: 'components-primitives-banner',
  component: Banner,
  args: { tone: 'info', children: 'Войдите, чтобы открыть эту страницу.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Failure: Story = {
  name: 'Ошибка',
  tags: ['forced-colors'],
  args: { tone: 'error', children: 'Неверный email или пароль' },
};
export const Success: Story = {
  name: 'Успех',
  args: { tone: 'success', children: 'Ссылка для сброса пароля отправлена на указанный email.' },
};
export const Warning: Story = {
  name: 'Предупреждение',
  args: { tone: 'warning', children: '172 человека продолжат платить 500 руб.' },
};
export const Info: Story = { name: 'Сведение' };
export const LongText: Story = {
  name: 'Длинный текст',
  args: {
    tone: 'error',
    children:
      'Слишком много попыток с адреса konstantin.konstantinopolsky@pochtovy-yashchik-dlya-obrashcheniy.example.ru. Повторите через 5 минут.',
  },
  globals: { viewport: { value: 'narrow' } },
};
