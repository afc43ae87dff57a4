import type { Meta, StoryObj } from '@storybook/react-vite';
import { Art } from '#src/components/primitives/Art/Art.tsx';
import { cell } from '../../foundations/specimen.css.ts';

const meta = {
  title: 'Компоненты/Примитивы/Иллюстрация · Art',
  id: 'components-primitives-art',
  component: Art,
  decorators: [
    (Story) => (
      <div className={cell}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Art>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = { name: 'Квадрат', args: { name: 'duet' } };
export const Wide: Story = { name: 'Широкий кадр', args: { name: 'writer' } };
export const Portrait: Story = { name: 'Портрет', args: { name: 'vera' } };
