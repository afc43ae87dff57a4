import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '#src/components/primitives/Inline/Inline.tsx';
import { Skeleton, TextSkeleton } from '#src/components/primitives/Skeleton/Skeleton.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '#src/components/primitives/VisuallyHidden/VisuallyHidden.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Скелет · Skeleton',
  id: 'components-primitives-skeleton',
  component: Skeleton,
  args: { kind: 'line' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Title: Story = { name: 'Заголовок', args: { kind: 'title' } };
export const Lines: Story = {
  name: 'Строки',
  render: () => (
    <Stack gap={16}>
      <Skeleton kind="line" />
      <Skeleton kind="line" width="most" />
      <Skeleton kind="line" width="half" />
      <Skeleton kind="line" width="third" />
    </Stack>
  ),
};

/** Each line is as high as the text around it. */
export const Text: Story = {
  name: 'Текст',
  render: () => (
    <Stack gap={16}>
      <TextSkeleton length="title" />
      <TextSkeleton length="short" />
      <TextSkeleton length="medium" />
      <TextSkeleton length="long" />
      <TextSkeleton length="longest" />
    </Stack>
  ),
};

/** Shapes combine to a post; the container says that it is busy. */
export const Post: Story = {
  name: 'Пост',
  tags: ['forced-colors', 'motion'],
  render: () => (
    <div aria-busy="true">
      <VisuallyHidden>Загрузка</VisuallyHidden>
      <Stack gap={16}>
        <Inline gap={12}>
          <Skeleton kind="avatar" />
          <Skeleton kind="title" />
        </Inline>
        <Skeleton kind="line" width="half" />
        <Skeleton kind="line" />
        <Skeleton kind="line" width="most" />
        <Skeleton kind="picture" />
      </Stack>
    </div>
  ),
};
