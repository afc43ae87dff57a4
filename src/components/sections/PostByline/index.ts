export { byline } from './frame.css.ts';
export { PostByline, type PostAuthor, type PostBylineProps } from './PostByline.tsx';
