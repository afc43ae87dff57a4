import { tiles } from '../../primitives/Art/index.ts';
import type { GalleryProps } from './figures.ts';

/** Pictures for stories and tests. */
export const figures: GalleryProps['figures'] = [
  {
    picture: { ...tiles.guitar, alt: 'Рука на\u00a0грифе' },
    caption: 'Петя, Оля и\u00a0монета, на\u00a0которую спорили про темп. Снимала соседка.',
  },
  { picture: { ...tiles.listener, alt: 'Оля слушает' } },
  { picture: { ...tiles.hands, alt: 'Монета в\u00a0руках' } },
  { picture: { ...tiles.lens, alt: 'Объектив' } },
  { picture: { ...tiles.duet, alt: 'Двое у\u00a0микрофона' } },
];
