export { moreOf, type Pages, usePages } from './usePages.ts';
