import type { Preview } from '@storybook/react-vite';
import { breakpoints } from '../src/theme/scale.ts';

const frame = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** Screens that are looked at: a computer's at 400 %, the smallest supported one, a phone, and the first screen of a breakpoint. */
export const viewports = {
  magnified: frame('Увеличение до 400 %', 320, 256, 'mobile'),
  narrow: frame('Самый узкий', 320, 640, 'mobile'),
  mobile: frame('Телефон', 360, 740, 'mobile'),
  tablet: frame('Планшет', breakpoints.md, 1024, 'tablet'),
  desktop: frame('Компьютер', breakpoints.xl2, 900, 'desktop'),
  wide: frame('Широкий экран', breakpoints.max, 1080, 'desktop'),
};

/** Toolbar switches; their values travel in the address, so a link shows the same picture. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Тема',
    toolbar: {
      title: 'Тема',
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Тема системы' },
        { value: 'light', title: 'Светлая' },
        { value: 'dark', title: 'Тёмная' },
        { value: 'both', title: 'Обе рядом' },
      ],
    },
  },
  motion: {
    description: 'Движение',
    toolbar: {
      title: 'Движение',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'on', title: 'Движение включено' },
        { value: 'off', title: 'Движение выключено' },
      ],
    },
  },
};
