export { byline } from './PostByline.css.ts';
export { PostByline, type PostAuthor, type PostBylineProps } from './PostByline.tsx';
