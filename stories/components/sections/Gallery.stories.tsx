import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Gallery } from '#src/components/sections/Gallery/Gallery.tsx';
import {
  figures,
  logo,
  long,
  moving,
  portrait,
  tiny,
  wide,
} from '#stories/components/sections/Gallery.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Галерея · Gallery',
  id: 'components-sections-gallery',
  component: Gallery,
  args: { figures },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Many: Story = { name: 'Много картинок', tags: ['phone', 'forced-colors'] };
export const Two: Story = { name: 'Две картинки', args: { figures: figures.slice(1, 3) } };
export const Three: Story = { name: 'Три картинки', args: { figures: figures.slice(0, 3) } };

/** The only one of several that is there, or a picture by itself. */
export const One: Story = {
  name: 'Одна картинка',
  tags: ['phone', 'forced-colors'],
  args: { figures: figures.slice(0, 1) },
};
export const Tall: Story = { name: 'Высокая картинка', tags: ['phone'], args: { figures: [portrait] } };
export const Small: Story = { name: 'Маленькая картинка', args: { figures: [tiny] } };

/** Read by scrolling, in the width of the column. */
export const Long: Story = { name: 'Длинная картинка', tags: ['phone'], args: { figures: [long] } };
/** Moved from side to side. */
export const Wide: Story = { name: 'Широкая картинка', tags: ['phone'], args: { figures: [wide] } };
/** Black lines and white ones are seen on any ground. */
export const SeeThrough: Story = { name: 'Прозрачная картинка', args: { figures: [logo] } };
export const Moving: Story = { name: 'Движущаяся картинка', args: { figures: [moving] } };

export const Opened: Story = {
  name: 'Просмотр',
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /картинку 1 из\s5/ }));
    const viewer = await screen.findByRole('dialog');
    await waitFor(() => expect(viewer).toBeVisible());
  },
};

const openOne: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Открыть картинку/ }));
  const viewer = await screen.findByRole('dialog', { name: 'Картинка поста' });
  await waitFor(() => expect(viewer).toBeVisible());
};

export const OneOpened: Story = { name: 'Просмотр одной', args: { figures: [portrait] }, play: openOne };
export const LongOpened: Story = {
  name: 'Просмотр длинной',
  tags: ['phone'],
  args: { figures: [long] },
  play: openOne,
};
export const WideOpened: Story = {
  name: 'Просмотр широкой',
  tags: ['phone'],
  args: { figures: [wide] },
  play: openOne,
};
