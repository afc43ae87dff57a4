import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '#src/components/primitives/Inline/Inline.tsx';
import { tiles } from '#src/components/primitives/Art/Art.tsx';
import { Avatar } from '#src/components/primitives/Avatar/Avatar.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Аватар · Avatar',
  id: 'components-primitives-avatar',
  component: Avatar,
  args: { portrait: 'anna' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Small: Story = { name: 'Малый размер', args: { size: 'small' } };
export const Regular: Story = { name: 'Обычный вид' };
export const BesideComment: Story = {
  name: 'У комментария',
  tags: ['phone'],
  args: { size: 'comment', portrait: 'vera' },
};
export const BesideAnswer: Story = {
  name: 'У ответа',
  tags: ['phone'],
  args: { size: 'answer', portrait: 'ilya' },
};
export const Large: Story = { name: 'Большой размер', args: { size: 'large', portrait: 'mark' } };
/** Size on a profile. */
export const Page: Story = {
  name: 'На странице автора',
  tags: ['phone'],
  args: { size: 'page', portrait: 'vera' },
};

/** Size in the editor. */
export const Edited: Story = { name: 'При выборе картинки', tags: ['!pixels'], args: { size: 'edited' } };
/** Size in the list of authors. */
export const Listed: Story = { name: 'В списке авторов', tags: ['!pixels'], args: { size: 'listed' } };
/** A person's own picture; the drawn one stands for it. */
export const OwnPhoto: Story = {
  name: 'Своё фото',
  tags: ['!pixels'],
  args: { portrait: { color: '#f6c744', sources: [{ width: 480, url: tiles.anna.src }] }, size: 'large' },
};

/** Without a picture: an initial on one of five inks. */
export const Initials: Story = {
  name: 'Буква вместо фото',
  tags: ['forced-colors'],
  render: () => (
    <Inline>
      <Avatar portrait={{ letter: 'А', ink: 'pine' }} size="large" />
      <Avatar portrait={{ letter: 'Щ', ink: 'cinnabar' }} size="large" />
      <Avatar portrait={{ letter: 'Ё', ink: 'yellow' }} />
      <Avatar portrait={{ letter: 'Д', ink: 'pink' }} />
      <Avatar portrait={{ letter: '7', ink: 'ink' }} size="small" />
    </Inline>
  ),
};
