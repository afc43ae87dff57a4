import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { TierCard, TierCards } from '#src/components/sections/TierCard/TierCard.tsx';

const meta = {
  title: 'Компоненты/Секции/Уровень подписки · TierCard',
  id: 'components-sections-tiercard',
  component: TierCard,
  args: {
    name: 'Первый ряд',
    price: '500 руб.',
    notes: ['Репетиции по вторникам и номера целиком.', 'Открывает 35 закрытых постов'],
  },
  render: (args) => (
    <TierCards>
      <TierCard {...args} />
    </TierCards>
  ),
} satisfies Meta<typeof TierCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const WithNotes: Story = { name: 'С описанием' };
export const WithoutNotes: Story = { name: 'Без описания', args: { notes: [] } };
export const WithAction: Story = {
  name: 'С кнопкой',
  args: {
    name: 'Бесплатная',
    price: '0 руб.',
    notes: ['Новые посты в вашей ленте и посты для подписчиков'],
    children: (
      <Button kind="outline" size="small">
        Следить
      </Button>
    ),
  },
};
export const Long: Story = {
  name: 'Длинные слова',
  globals: { viewport: { value: 'narrow' } },
  args: {
    name: 'Достопримечательности и высокопревосходительства',
    price: '1 000 000 руб.',
    notes: ['Одиннадцатиклассницамиииииииииииииииииииииииииииииииии'],
  },
};
