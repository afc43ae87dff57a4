export { type Author, useAuthors } from './useAuthors.ts';
