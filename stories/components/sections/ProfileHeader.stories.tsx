import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/primitives/Button/index.ts';
import { tiles } from '#src/components/primitives/Art/index.ts';
import { ProfileHeader } from '#src/components/sections/ProfileHeader/index.ts';

const about = 'Артист, шоумен · mark.shatrov';

const meta = {
  component: ProfileHeader,
  args: {
    title: 'Марк Шатров',
    person: { kind: 'known', portrait: 'mark', about, cover: 'keys' },
    children: <Button kind="secondary">Следить</Button>,
  },
} satisfies Meta<typeof ProfileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Author: Story = { tags: ['phone', 'forced-colors'] };
export const AnotherCover: Story = {
  tags: ['!pixels'],
  args: { person: { kind: 'known', portrait: 'vera', about: 'Писатель · vera.luneva', cover: 'writer' } },
};
/** Of their own; a drawn picture stands for both. */
export const OwnPictures: Story = {
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
  tags: ['phone'],
  args: {
    title: 'Константин Константинопольский-Преображенский',
    person: { kind: 'known', portrait: 'mark', about, cover: undefined },
  },
};
export const Reader: Story = {
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
  tags: ['phone'],
  args: { title: 'Профиль', person: { kind: 'loading' }, children: undefined },
};
export const Nobody: Story = {
  args: { title: 'Такого человека здесь нет', person: { kind: 'none' }, children: undefined },
};
