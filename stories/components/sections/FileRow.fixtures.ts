import type { FileView } from '#src/components/sections/FileRow/index.ts';

/** A file for stories and tests. */
export const file: FileView = {
  title: 'Третья песня, ноты.pdf',
  note: 'PDF, 1,2 МБ',
  href: '/media/notes/original',
};
