import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineLine } from '#src/components/primitives/OfflineLine/OfflineLine.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Строка «Нет связи» · OfflineLine',
  id: 'components-primitives-offlineline',
  component: OfflineLine,
  args: { isOffline: true },
  // A documentation page gives it a window of its own: else it would lie over the page.
  decorators: [
    (Story, { viewMode }) =>
      viewMode === 'docs' ? (
        <div style={{ contain: 'layout', height: '10rem', border: '1px solid' }}>
          <Story />
        </div>
      ) : (
        <Story />
      ),
  ],
} satisfies Meta<typeof OfflineLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный вид', tags: ['forced-colors'] };
