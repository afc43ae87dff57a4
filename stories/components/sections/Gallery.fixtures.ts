import { tiles } from '#src/components/primitives/Art/Art.tsx';
import { inks } from '#src/theme/index.ts';
import type { Figure, GalleryProps } from '#src/components/sections/Gallery/Gallery.tsx';

/** A drawing said to be as large as a photo. */
const photo = ({ src, width, height }: (typeof tiles)[keyof typeof tiles], alt: string): Figure => ({
  picture: { src, width: width * 6, height: height * 6, alt },
});

/** A window of the art's inks: one sees where its edges are. */
const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 12 12" preserveAspectRatio="none"><path fill="${inks.pine}" d="M0 0h12v12H0z"/><path fill="${inks.yellow}" d="M1 1h10v10H1z"/><path fill="${inks.cinnabar}" d="M1 11 11 1v10z"/></svg>`,
  )}`;

/** Pictures for stories and tests. */
export const figures: GalleryProps['figures'] = [
  {
    ...photo(tiles.guitar, 'Рука на грифе'),
    caption: 'Петя, Оля и монета, на которую спорили про темп. Снимала соседка.',
  },
  photo(tiles.listener, 'Оля слушает'),
  photo(tiles.hands, 'Монета в руках'),
  photo(tiles.lens, 'Объектив'),
  photo(tiles.duet, 'Двое у микрофона'),
];

/** As high as a telephone takes it. */
export const portrait: Figure = {
  picture: { src: drawn(1200, 1800), width: 1200, height: 1800, alt: 'Окно кухни' },
  caption: 'Окно кухни в шесть утра: отсюда и холодильник.',
};

/** Too small for the column. */
export const tiny: Figure = { picture: { src: drawn(120, 80), width: 120, height: 80, alt: 'Марка' } };

/** As long as a comic that is read by scrolling. */
export const long: Figure = {
  picture: { src: drawn(600, 1800), width: 600, height: 1800, alt: 'Комикс' },
};

/** As wide as a sheet of time. */
export const wide: Figure = {
  picture: { src: drawn(12_000, 600), width: 12_000, height: 600, alt: 'Лента времени' },
};

/** Black lines on nothing, and white ones. */
export const logo: Figure = {
  picture: {
    src: `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300" fill="none" stroke-width="12"><g stroke="#000"><circle cx="150" cy="150" r="90"/><path d="M60 260h180"/></g><g stroke="#fff"><circle cx="450" cy="150" r="90"/><path d="M360 260h180"/></g></svg>`,
    )}`,
    width: 600,
    height: 300,
    color: 'transparent',
    alt: 'Логотип',
  },
};

/** Two windows by turns. */
export const moving: Figure = {
  picture: {
    src: drawn(1200, 800),
    width: 1200,
    height: 800,
    alt: 'Окно мигает',
    motion: { src: `${drawn(1200, 800)}#moving` },
  },
};
