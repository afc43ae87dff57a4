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
        { value: 'forced', title: 'Цвета системы, приближённо' },
      ],
    },
  },
  texts: {
    description: 'Тексты',
    toolbar: {
      title: 'Тексты',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'real', title: 'Тексты как есть' },
        { value: 'short', title: 'Коротко' },
        { value: 'long', title: 'Длинно' },
        { value: 'unbroken', title: 'Без пробелов' },
        { value: 'empty', title: 'Пусто' },
      ],
    },
  },
  overlay: {
    description: 'Разметка',
    toolbar: {
      title: 'Разметка',
      icon: 'grid',
      dynamicTitle: true,
      items: [
        { value: 'none', title: 'Без разметки' },
        { value: 'grid', title: 'Сетка' },
        { value: 'targets', title: 'Зоны нажатия: 24 и 44' },
        { value: 'all', title: 'Сетка и зоны' },
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
        { value: 'held', title: 'Остановлено в конце' },
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
