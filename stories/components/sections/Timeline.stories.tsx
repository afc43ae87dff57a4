import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from '#src/components/sections/Timeline/Timeline.tsx';
import { returnedSteps, waitingSteps } from '#stories/components/sections/Timeline.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Путь платежа · Timeline',
  id: 'components-sections-timeline',
  component: Timeline,
  args: { steps: waitingSteps },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Waiting: Story = { name: 'Ждём', tags: ['phone', 'forced-colors'] };
export const Failed: Story = { name: 'Не вышло', tags: ['forced-colors'], args: { steps: returnedSteps } };
