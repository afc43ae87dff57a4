/** Values that are the same in every theme (design section 2). Lengths are CSS strings in px unless said. */

/**
 * Distances between things; a layout takes the nearest step and never a number of its own. A step is called by its
 * pixels, as the design calls it (section 2): the name tells the size, and a new step renames no other.
 */
export const space = {
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  12: '12px',
  14: '14px',
  16: '16px',
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

/** Fixed dimensions named by the product (specification section 9) or by the design. */
export const size = {
  headerHeight: '95px',
  headerHeightCompact: '64px',
  sidebarWidth: '315px',
  railWidth: '280px',
  // 700, 600 and 440 px, and more for people who ask for larger text: a word of a heading is not to break.
  columnWidth: '43.75rem',
  formWidth: '37.5rem',
  popupWidth: '27.5rem',
  popupWidthWide: '35rem',
  toastWidth: '27.5rem',
  popupTop: '72px',
  toastMaxHeight: '200px',
  captchaHeight: '102px',
  buttonHeight: '56px',
  buttonHeightSmall: '44px',
  fieldHeight: '52px',
  fieldHeightLarge: '80px',
  target: '44px',
  icon: '24px',
  iconSmall: '16px',
  avatarSmall: '44px',
  avatar: '48px',
  avatarLarge: '56px',
  /** Where it is chosen. */
  avatarEdited: '96px',
  avatarComment: '40px',
  avatarCommentCompact: '36px',
  avatarAnswer: '32px',
  avatarAnswerCompact: '28px',
  /** On the page of a person. */
  portrait: '152px',
  portraitCompact: '112px',
  /** Paper around it, where it lies on the cover. */
  portraitEdge: '6px',
  /** How far it lies on the cover. */
  portraitLift: '44px',
  /** Strip of pictures across the page of an author. */
  cover: 'clamp(96px, 14vw, 200px)',
  /** Height of the wordmark in a header. */
  logo: '44px',
  logoCompact: '32px',
  /** Ring with a plus or a minus at the end of an accordion's row. */
  accordionMark: '36px',
  /** Disc with a sign before the text of an error. */
  errorMark: '18px',
  /** Disc with a sign at the start of a toast. */
  toastMark: '28px',
  ratingDot: '13px',
  /** Ring before a rule that is not met yet. */
  checkMark: '10px',
  /** Square of a checkbox. */
  checkbox: '32px',
  skeletonTitle: '220px',
  skeletonPicture: '220px',
  /** Height of the curtain on a post's page. */
  curtain: '380px',
  navItem: '48px',
  skeletonLogo: '150px',
  tabBar: '60px',
  tab: '50px',
  chat: '60px',
  pageMax: '1920px',
  /** Of the inner area: sidebar, column and rail with what is between them. */
  shellMax: '1456px',
  borderThin: '1px',
  borderControl: '1.5px',
  borderThick: '2px',
  focusRing: '3px',
  progressLine: '3px',
  /** Edge of the primary button that shows it can be pressed down. */
  pressEdge: '3px',
} as const;

/** Stacking order. */
export const z = {
  base: 0,
  header: 30,
  chat: 40,
  popover: 50,
  scrim: 60,
  popup: 61,
  toast: 70,
} as const;

/** Lower bounds of the breakpoints in px; Storybook's viewports and the pixel tests come from here. */
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
