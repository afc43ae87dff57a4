import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PostEditor } from '#src/components/sections/PostEditor/index.ts';
import {
  blocks,
  limits,
  media,
  paywall,
  uploadBlocks,
  uploads,
} from '#src/components/sections/PostEditor/fixtures.ts';
import { column, size } from '#src/theme/index.ts';

/** In the column of a page; its toolbar stands under a header, on a phone above the keyboard. */
const meta = {
  component: PostEditor,
  args: {
    title: 'Как я\u00a0монтирую дома',
    blocks,
    media,
    uploads,
    paywall,
    limits,
    onTitleChange: fn(),
    onChange: fn(),
    onFiles: fn(() => []),
    onUploadDeed: fn(),
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

export const Playground: Story = { tags: ['!pixels'] };
export const AllBlocks: Story = { tags: ['phone', 'forced-colors'] };
export const Empty: Story = { args: { title: '', blocks: [] } };
export const Uploads: Story = { tags: ['phone'], args: { blocks: uploadBlocks } };
export const PaywallWithoutEffect: Story = {
  args: {
    blocks: [{ type: 'paragraph', runs: [{ text: 'Сегодня без секретов.' }] }, { type: 'paywall' }],
    paywall: { kind: 'open' },
  },
};

/** «/» in an empty paragraph. */
export const Inserting: Story = {
  args: { title: '', blocks: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Текст поста' }), '/');
    await expect(await screen.findByRole('menuitem', { name: /Картинка/ })).toBeVisible();
  },
};
