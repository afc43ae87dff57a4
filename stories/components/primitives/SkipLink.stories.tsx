import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Main } from '#src/components/primitives/Main/Main.tsx';
import { SkipLink } from '#src/components/primitives/SkipLink/SkipLink.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Ссылка к содержанию · SkipLink',
  id: 'components-primitives-skiplink',
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Main>Содержание страницы</Main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { name: 'Скрыта' };

export const Focused: Story = {
  name: 'В фокусе',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'К содержанию' })).toHaveFocus();
  },
};
