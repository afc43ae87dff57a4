/** Families with their metric-matched fallbacks (`fonts.css.ts`). */
export const font = {
  /** The platform's voice. */
  platform: 'var(--font-platform)',
  /** The authors' voice: posts, bios, reviews, legal text. */
  author: 'var(--font-author)',
} as const;

/** Sizes of working text; `text` combines each with weight and leading. */
export const fontSize = {
  tabBar: '0.75rem',
  caption: '0.8125rem',
  small: '0.875rem',
  ui: '1rem',
  body: '1.0625rem',
  post: '1.125rem',
  quote: '1.1875rem',
  price: '1.25rem',
  /** Em of the waiting dots, which are drawn in it. */
  dots: '2rem',
} as const;

/** Weights, called by what is written in them, lightest first. */
export const weight = {
  /** Weight of the author's typeface. */
  author: 400,
  text: 420,
  /** Weight of a term that a list explains. */
  term: 450,
  hint: 550,
  label: 600,
  /** Buttons, and what is pressed or counted like one. */
  control: 650,
  strong: 700,
  heading: 750,
  display: 800,
} as const;

/** Heights of a line, in its font sizes. */
export const leading = {
  /** One line in a box of its own: a sign, a letter. */
  none: 1,
  heading: 1.1,
  control: 1.15,
  /** Leading of names, and of text under them. */
  name: 1.3,
  label: 1.35,
  text: 1.4,
  body: 1.5,
} as const;

/** A letter in a box is half as high as the box. */
export const initialSize = (side: string): string => `calc(${side} / 2)`;

/** Letter spacing of a figure so long that it breaks. */
export const longFigureSpacing = '-0.03em';
