import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '#src/components/primitives/Page/Page.tsx';
import { axes } from '../../foundations/specimen.css.ts';

const meta = {
  title: 'Компоненты/Примитивы/Сетка страницы · Page',
  id: 'components-primitives-page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { children: <div className={axes} /> },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The six modules of the page and its margins. */
export const Modules: Story = { name: 'Модули страницы' };
