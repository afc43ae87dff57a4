/** Values that are the same in every theme (design section 2). Lengths are CSS strings in px unless said. */

/**
 * Distances between things; a layout takes the nearest step and never a number of its own. A step is called by its
 * pixels, as in design section 2: the name tells the size, and a new step renames no other.
 */
export const space = {
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  10: '10px',
  12: '12px',
  14: '14px',
  16: '16px',
  18: '18px',
  20: '20px',
  24: '24px',
  28: '28px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
  96: '96px',
  128: '128px',
  /** Padding above and below a landing section. */
  section: 'clamp(72px, 3.25rem + 5.6vw, 136px)',
} as const;

export const radius = {
  none: '0',
  picture: '2px',
  control: '6px',
  sheet: '8px',
  full: '999px',
} as const;

/**
 * Sides of controls, the one axis that all of them pick from: a step is the height of a field or a button, and both
 * sides of a button that is only a sign.
 */
export const controlSize = {
  /** The least that a finger hits (specification section 9): small buttons, signs, rows of menus. */
  sm: '44px',
  /** Fields. */
  md: '52px',
  /** Buttons. */
  lg: '56px',
  /** The numbers of the calculator. */
  xl: '80px',
} as const;

/** Sides of an avatar; the compact ones on narrow screens. */
export const avatarSize = {
  small: '44px',
  regular: '48px',
  large: '56px',
  /** Size in the list of authors. */
  listed: '72px',
  /** Size in the editor. */
  edited: '96px',
  comment: '40px',
  commentCompact: '36px',
  answer: '32px',
  answerCompact: '28px',
  /** Size on a profile. */
  page: '152px',
  pageCompact: '112px',
} as const;

/** Dimensions that several components share; a component keeps its own. */
export const size = {
  headerHeight: '95px',
  headerHeightCompact: '64px',
  /** Height of the bar with the ways on a narrow screen. */
  tabBar: '60px',
  pageMax: '1920px',
  railWidth: '280px',
  // 700, 600, 440 and 560 px, and more for people who ask for larger text: a word of a heading is not to break.
  columnWidth: '43.75rem',
  formWidth: '37.5rem',
  popupWidth: '27.5rem',
  popupWidthWide: '35rem',
  icon: '24px',
  iconSmall: '16px',
  /** Heights of skeletons for words: a name or a state, the label of a tab or of a link. */
  skeletonLine: '1rem',
  skeletonLabel: '1.125rem',
  /** Height of the wordmark in a header. */
  logo: '44px',
  logoCompact: '32px',
  /** The round button of the chat, and the room that a footer leaves it. */
  chat: '60px',
  /** Disc with a sign before the text of an error. */
  errorMark: '18px',
  /** Ring before a rule that is not met yet, dot before a state. */
  checkMark: '10px',
  borderThin: '1px',
  borderControl: '1.5px',
  borderThick: '2px',
  focusRing: '3px',
  progressLine: '3px',
} as const;

/** Stacking order. */
export const z = {
  base: 0,
  header: 30,
  chat: 40,
  popover: 50,
  popup: 61,
  toast: 70,
} as const;

/** Lower bounds of the breakpoints in px; Storybook's viewports and the pixel tests use them. */
export const breakpoints = {
  sm: 480,
  md: 768,
  lg: 1024,
  xl: 1280,
  xl2: 1440,
  xxl: 1600,
  max: 1920,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** Distance of text from the page's edge: on the narrowest screen, and from the breakpoints where it grows. */
export const pageMargin = { base: '16px', md: '32px', xl: '56px', xl2: '64px', xxl: '80px' } as const;
