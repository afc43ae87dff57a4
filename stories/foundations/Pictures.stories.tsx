import type { Meta, StoryObj } from '@storybook/react-vite';
import { Art, tiles, type ArtName } from '#src/components/primitives/Art/Art.tsx';
import { Icon, iconNames } from '#src/components/primitives/Icon/Icon.tsx';
import * as css from './specimen.css.ts';

const artNames = Object.keys(tiles) as ArtName[];

const meta = {
  id: 'foundations-pictures',
  title: 'Основы/Иконки и иллюстрации',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  name: 'Иконки',
  render: () => (
    <div className={css.icons}>
      {iconNames.map((name) => (
        <div key={name} className={css.icon}>
          <Icon name={name} />
          {name}
        </div>
      ))}
    </div>
  ),
};

export const Illustrations: Story = {
  name: 'Иллюстрации',
  render: () => (
    <div className={css.tiles}>
      {artNames.map((name) => (
        <div key={name}>
          <Art name={name} />
          <p className={css.note}>{name}</p>
        </div>
      ))}
    </div>
  ),
};
