import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from '#src/components/primitives/ProgressLine/ProgressLine.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Полоса загрузки · ProgressLine',
  id: 'components-primitives-progressline',
  component: ProgressLine,
  // A documentation page gives it a window of its own: else it would lie along the top of the page.
  decorators: [
    (Story, { viewMode }) =>
      viewMode === 'docs' ? (
        <div style={{ contain: 'layout', height: '6rem', border: '1px solid' }}>
          <Story />
        </div>
      ) : (
        <Story />
      ),
  ],
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный вид', tags: ['forced-colors', 'motion'] };
