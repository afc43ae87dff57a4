import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark } from '#src/theme/dark.ts';
import { light } from '#src/theme/light.ts';
import { contrast } from './contrast.ts';
import { groundOf } from './grounds.ts';
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

/** How a colour stands out from what it is used on; a ground has nothing to stand out from. */
function contrastNote({ name, value }: Role, theme: keyof typeof themes): string {
  const ground = groundOf(name, themes[theme].color);
  if (
    /^(bg|skeleton)\.|\.bg$|^block\.(first|second|third)$/.test(name) ||
    !value.startsWith('#') ||
    !ground.value.startsWith('#')
  )
    return '';
  return `, к ${ground.name} ${contrast(value, ground.value).toFixed(1)}`;
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
            {contrastNote({ name, value }, theme)}
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
  // The whole list is read on its page.
  parameters: { layout: 'fullscreen', docs: { isFramed: false } },
  argTypes: { theme: { table: { disable: true } } },
} satisfies Meta<typeof Roles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { name: 'Светлая тема', args: { theme: 'light' } };
export const Dark: Story = { name: 'Тёмная тема', args: { theme: 'dark' } };
