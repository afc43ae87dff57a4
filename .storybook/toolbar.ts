import type { Preview } from '@storybook/react-vite';
import { networks } from '../stories/flows/network.ts';

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
  network: {
    description: 'Сеть',
    toolbar: {
      title: 'Сеть',
      icon: 'globe',
      dynamicTitle: true,
      items: Object.entries(networks).map(([value, title]) => ({ value, title })),
    },
  },
};
