import type { ReactNode } from 'react';
import * as styles from './signs.css.ts';

/** A geometric sign that bleeds off the card's right edge; the card is a third of the page by 2.72 modules. */
const Sign = ({ children }: { children: ReactNode }) => (
  <svg className={styles.sign} viewBox="0 0 480 653" preserveAspectRatio="xMaxYMid slice" aria-hidden>
    {children}
  </svg>
);

/** Overlapping discs: transparency. */
export const DiscsSign = () => (
  <Sign>
    <circle className={styles.disc.cinnabar} cx="330" cy="352" r="82" />
    <circle className={styles.disc.pink} cx="420" cy="352" r="82" />
    <g className={styles.outline}>
      <circle cx="330" cy="352" r="82" />
      <circle cx="420" cy="352" r="82" />
    </g>
  </Sign>
);

/** Rings round a keyhole: protection. */
export const KeyholeSign = () => (
  <Sign>
    <g className={styles.rings}>
      <circle cx="396" cy="358" r="94" />
      <circle cx="396" cy="358" r="76" />
      <circle cx="396" cy="358" r="58" />
    </g>
    <circle className={styles.fill.yellow} cx="396" cy="358" r="40" />
    <path className={styles.fill.ink} d="M396 340a13 13 0 0 1 8 23l5 20h-26l5-20a13 13 0 0 1 8-23z" />
  </Sign>
);

/** Two speech bubbles: support. */
export const SpeechSign = () => (
  <Sign>
    <path
      className={styles.fill.bubble}
      d="M290 276h106a52 52 0 0 1 0 104h-64l-40 36v-36h-2a52 52 0 0 1 0-104z"
    />
    <circle className={styles.fill.pink} cx="304" cy="328" r="12" />
    <circle className={styles.fill.pink} cx="346" cy="328" r="12" />
    <circle className={styles.fill.cinnabar} cx="388" cy="328" r="12" />
    <path className={styles.fill.cinnabar} d="M480 396h-56a38 38 0 0 0 0 76h26l30 26z" />
  </Sign>
);
