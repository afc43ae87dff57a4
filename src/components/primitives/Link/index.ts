export { Link, type LinkProps } from './Link.tsx';
export { NewTabNote } from './NewTabNote.tsx';
