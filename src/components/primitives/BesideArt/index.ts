export { BesideArt, type BesideArtProps } from './BesideArt.tsx';
