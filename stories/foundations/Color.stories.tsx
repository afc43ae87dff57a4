import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark } from '#src/theme/dark.ts';
import { light } from '#src/theme/light.ts';
import { contrast } from './contrast.ts';
import * as css from './specimen.css.ts';

const themes = { light, dark };

interface Role {
  name: string;
  value: string;
}

function rolesOf(group: object, path = ''): Role[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [{ name, value }];
    return typeof value === 'object' && value !== null ? rolesOf(value, name) : [];
  });
}

function Roles({ theme }: { theme: keyof typeof themes }) {
  const { color } = themes[theme];
  return (
    <div data-theme={theme} className={css.panel}>
      {rolesOf(color).map(({ name, value }) => (
        <div key={name} className={css.row}>
          <span className={css.swatch} style={{ background: value }} />
          <span className={css.name}>{name}</span>
          <span className={css.note}>
            {value}
            {value.startsWith('#') && `, к странице ${contrast(value, color.bg.page).toFixed(1)}`}
          </span>
        </div>
      ))}
    </div>
  );
}

const meta = {
  id: 'foundations-color',
  title: 'Основы/Цвет',
  component: Roles,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Roles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { name: 'Светлая тема', args: { theme: 'light' } };
export const Dark: Story = { name: 'Тёмная тема', args: { theme: 'dark' } };
