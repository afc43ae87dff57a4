import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostBody } from '#src/components/sections/PostBody/PostBody.tsx';
import { column } from '#src/theme/index.ts';
import { blocks, listening } from '#stories/components/sections/PostBody.fixtures.ts';

/** Fills the column of a page. */
const meta = {
  title: 'Компоненты/Секции/Текст поста · PostBody',
  id: 'components-sections-postbody',
  component: PostBody,
  args: { blocks, listening },
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const AllBlocks: Story = { name: 'Все виды блоков', tags: ['phone', 'forced-colors'] };
export const Paragraphs: Story = {
  name: 'Абзацы',
  args: { blocks: blocks.filter(({ type }) => type === 'paragraph') },
};

/** A post that has opened in place begins where it was cut off. */
export const Opened: Story = {
  name: 'Открылся на месте',
  tags: ['!pixels'],
  args: { arrival: { index: 1, ref: { current: null } } },
};
