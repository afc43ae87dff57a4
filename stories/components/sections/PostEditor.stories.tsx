import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PostEditor } from '#src/components/sections/PostEditor/PostEditor.tsx';
import {
  blocks,
  limits,
  media,
  paywall,
  uploadBlocks,
  uploads,
} from '#stories/components/sections/PostEditor.fixtures.ts';
import { column, size } from '#src/theme/index.ts';

/** Fills the column of a page; its toolbar is under a header, on a phone above the keyboard. */
const meta = {
  title: 'Компоненты/Секции/Редактор поста · PostEditor',
  id: 'components-sections-posteditor',
  component: PostEditor,
  args: {
    title: 'Как я монтирую дома',
    blocks,
    media,
    uploads,
    paywall,
    limits,
    onTitleChange: fn(),
    onChange: fn(),
    onFiles: fn(() => []),
    onUploadAction: fn(),
  },
  decorators: [
    (Story) => (
      <div className={column} style={{ paddingTop: size.headerHeight }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const AllBlocks: Story = { name: 'Все виды блоков', tags: ['phone'] };
export const Empty: Story = { name: 'Пусто', args: { title: '', blocks: [] } };
export const Uploads: Story = { name: 'Загрузка файлов', tags: ['phone'], args: { blocks: uploadBlocks } };
export const PaywallWithoutEffect: Story = {
  name: 'Занавес ничего не закрывает',
  tags: ['forced-colors'],
  args: {
    blocks: [{ type: 'paragraph', runs: [{ text: 'Сегодня без секретов.' }] }, { type: 'paywall' }],
    paywall: { kind: 'open' },
  },
};

/** «/» in an empty paragraph. */
export const Inserting: Story = {
  name: 'Вставка блока',
  tags: ['phone'],
  args: { title: '', blocks: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Текст поста' }), '/');
    const picture = await screen.findByRole('menuitem', { name: /Картинка/ });
    await waitFor(() => expect(picture).toBeVisible());
  },
};

export const Linking: Story = {
  name: 'Вставка ссылки',
  args: { blocks: [{ type: 'paragraph', runs: [{ text: 'Слушать здесь' }] }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Текст поста' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Адрес' }), 'ftp://example.ru{Enter}');
    const error = await screen.findByText(/начинается/);
    await waitFor(() => expect(error).toBeVisible());
  },
};

/** The words of every picture, and their order. */
export const Gallery: Story = {
  name: 'Описания картинок',
  tags: ['!pixels'],
  args: { blocks: blocks.filter(({ type }) => type === 'gallery') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('figure'));
    await userEvent.click(canvas.getByRole('button', { name: /Описания/ }));
    await expect(await screen.findAllByRole('textbox', { name: 'Подпись' })).toHaveLength(3);
  },
};

/** Invisible characters, some of which reverse the following text. */
export const CaptionRefused: Story = {
  ...Gallery,
  name: 'Подпись с невидимыми знаками',
  tags: ['!pixels'],
  play: async (context) => {
    await Gallery.play?.(context);
    const [caption] = await screen.findAllByRole('textbox', { name: 'Подпись' });
    if (caption) await context.userEvent.type(caption, '\u202E');
    const error = await screen.findByText(/невидимые знаки/);
    await waitFor(() => expect(error).toBeVisible());
  },
};

export const Keys: Story = {
  name: 'Список клавиш',
  tags: ['!pixels'],
  args: { blocks: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Клавиши' }));
    const row = await screen.findByText('Новая строка');
    await waitFor(() => expect(row).toBeVisible());
  },
};
