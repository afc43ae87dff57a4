export { Folded, type FoldedProps } from './Folded.tsx';
