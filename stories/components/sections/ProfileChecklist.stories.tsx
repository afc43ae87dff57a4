import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileChecklist } from '#src/components/sections/ProfileChecklist/ProfileChecklist.tsx';
import { steps } from '#stories/components/sections/ProfileChecklist.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Заполнение страницы · ProfileChecklist',
  id: 'components-sections-profilechecklist',
  component: ProfileChecklist,
  args: { steps },
} satisfies Meta<typeof ProfileChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const ThreeDone: Story = { name: 'Сделано три', tags: ['phone', 'forced-colors'] };
/** Nothing is left to say. */
export const AllDone: Story = {
  name: 'Всё сделано (ничего не видно)',
  tags: ['!pixels'],
  args: { steps: steps.map((step) => ({ ...step, isDone: true })) },
};
