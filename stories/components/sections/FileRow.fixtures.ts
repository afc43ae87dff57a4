import type { FileView } from '#src/components/sections/FileRow/FileRow.tsx';

/** A file for stories and tests. */
export const file: FileView = {
  title: 'Третья песня, ноты.pdf',
  note: 'PDF, 1,2 МБ',
  href: '/media/notes/original',
};
