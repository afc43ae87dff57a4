import type { Meta, StoryObj } from '@storybook/react-vite';
import { radius, space } from '#src/theme/index.ts';
import * as css from './specimen.css.ts';

interface ScaleProps {
  /** Names and values of the tokens. */
  values: Record<string, string>;
  /** A class that shows each of them. */
  classes: Record<string, string>;
}

function Scale({ values, classes }: ScaleProps) {
  return Object.entries(classes).map(([name, className]) => (
    <div key={name} className={css.row}>
      <span className={css.name}>
        {name}
        {values[name] !== undefined && `: ${values[name]}`}
      </span>
      <span className={className} />
    </div>
  ));
}

const meta = {
  id: 'foundations-scale',
  title: 'Основы/Отступы, радиусы, тени',
  component: Scale,
  tags: ['!autodocs'],
} satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = { name: 'Отступы', args: { values: space, classes: css.bars } };
export const Radius: Story = { name: 'Радиусы', args: { values: radius, classes: css.corners } };
export const Shadow: Story = { name: 'Тени', args: { values: {}, classes: css.shadows } };

/** Each bar stretches under the pointer for the time of its token. */
export const Motion: Story = { name: 'Движение', args: { values: {}, classes: css.moving } };
