export { Art, type ArtProps } from './Art.tsx';
export { tiles, type ArtName, type PortraitName } from './tiles.ts';
