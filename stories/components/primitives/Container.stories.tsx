import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#src/components/primitives/Container/Container.tsx';
import { block } from '../../foundations/specimen.css.ts';
import { withPage } from '../../../.storybook/decorators/withPage.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Поля страницы · Container',
  id: 'components-primitives-container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <p className={block}>Текст начинается на поле страницы</p> },
  decorators: [withPage],
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnMargin: Story = { name: 'На поле страницы' };
