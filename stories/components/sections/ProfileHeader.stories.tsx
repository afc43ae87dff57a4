import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { tiles } from '#src/components/primitives/Art/Art.tsx';
import { ProfileHeader } from '#src/components/sections/ProfileHeader/ProfileHeader.tsx';

const about = 'Артист, шоумен · mark.shatrov';

const meta = {
  title: 'Компоненты/Секции/Шапка профиля · ProfileHeader',
  id: 'components-sections-profileheader',
  component: ProfileHeader,
  args: {
    title: 'Марк Шатров',
    person: { kind: 'known', portrait: 'mark', about, cover: 'keys' },
    children: <Button kind="secondary">Следить</Button>,
  },
} satisfies Meta<typeof ProfileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Author: Story = { name: 'Автор', tags: ['phone', 'forced-colors'] };
export const AnotherCover: Story = {
  name: 'Другая обложка',
  tags: ['!pixels'],
  args: { person: { kind: 'known', portrait: 'vera', about: 'Писатель · vera.luneva', cover: 'writer' } },
};
/** Own pictures; a drawn picture stands for both. */
export const OwnPictures: Story = {
  name: 'Свои картинки',
  tags: ['!pixels'],
  args: {
    person: {
      kind: 'known',
      portrait: { color: '#f6c744', sources: [{ width: 480, url: tiles.anna.src }] },
      about,
      cover: { color: '#0e3b2c', sources: [{ width: 480, url: tiles.lens.src }] },
    },
  },
};
export const LongName: Story = {
  name: 'Длинное имя',
  tags: ['phone'],
  args: {
    title: 'Константин Константинопольский-Преображенский',
    person: { kind: 'known', portrait: 'mark', about, cover: undefined },
  },
};
export const Reader: Story = {
  name: 'Читатель',
  tags: ['phone'],
  args: {
    title: 'Нина Орлова',
    person: {
      kind: 'known',
      portrait: { letter: 'Н', ink: 'pink' },
      about: 'nina.orlova',
      cover: undefined,
    },
    children: undefined,
  },
};
export const Loading: Story = {
  name: 'Загрузка',
  tags: ['phone'],
  args: { title: 'Профиль', person: { kind: 'loading' }, children: undefined },
};
export const Nobody: Story = {
  name: 'Не найдено',
  args: { title: 'Такого человека здесь нет', person: { kind: 'none' }, children: undefined },
};
