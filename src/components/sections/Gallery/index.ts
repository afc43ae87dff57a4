export type { Figure, GalleryProps } from './figures.ts';
export { Gallery } from './Gallery.tsx';
