import type { FileView } from './FileRow.tsx';

/** A file for stories and tests. */
export const file: FileView = {
  title: 'Третья песня, ноты.pdf',
  note: 'PDF, 1,2\u00a0МБ',
  href: '/media/notes/original',
};
