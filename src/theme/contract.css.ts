import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Values that every theme fills: those that differ between light, dark, forced colours and reduced motion. Values that
 * never differ (space, sizes, type) are plain constants in `scale.ts`, `typeScale.ts` and `typography.ts`. Names follow
 * role → prominence → state; a component never names a hue.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      bg: {
        page: null,
        surface: null,
        raised: null,
        sunken: null,
        hover: null,
        inverse: null,
        footer: null,
      },
      text: {
        primary: null,
        secondary: null,
        /** Placeholders and disabled controls only. */
        tertiary: null,
        accent: null,
        onAccent: null,
        onInverse: null,
        onInverseMuted: null,
        onFooter: null,
        onFooterMuted: null,
      },
      accent: { fill: null, hover: null, pressed: null, shade: null },
      /** The loudest after the accent: the page's text colour as a fill. */
      neutral: { fill: null, hover: null, pressed: null, text: null },
      border: { control: null, strong: null, line: null, onInverse: null, onFooter: null },
      /** Blocks of colour set it to `focusInverse` for everything inside them. */
      focus: null,
      focusInverse: null,
      error: { text: null, bg: null, border: null },
      success: { text: null, bg: null },
      warning: { text: null, bg: null },
      /** Blocks of colour, in the order of a page: quiet grounds in the dark, where numerals take the colour. */
      block: {
        first: null,
        second: null,
        third: null,
        text: null,
        textMuted: null,
        /** On the second block muted text is as loud as the rest, if the block has its colour. */
        textMutedOnSecond: null,
        line: null,
        fieldBorder: null,
        numeralFirst: null,
        numeralSecond: null,
        numeralThird: null,
        signLine: null,
        signFill: null,
      },
      /** Controls that are on: a switch, the box of a checkbox, a passed check. */
      selected: { fill: null, border: null },
      rating: null,
      /** Parts of a whole, in the order of a legend. */
      chart: { first: null, second: null, third: null },
      /** Paper of a receipt; what is written on it is in the light theme. */
      receipt: { bg: null, text: null },
      scrim: null,
      skeleton: { base: null, sheen: null },
    },
    shadow: { card: null, floating: null, popup: null },
    /** Blending of a sign's overlapping discs. */
    blend: { sign: null, signOpacity: null },
    motion: {
      /** Colour and border changes. */
      fast: null,
      /** Popup, accordion, toast. */
      base: null,
      /** Entry of the collage. */
      slow: null,
      /** Hopping dots of a pending button. */
      pending: null,
      /** Sheen of a skeleton. */
      sheen: null,
      /** Time that a page may take before the progress line appears. */
      patience: null,
      /** Time in which the progress line grows. */
      progress: null,
      /** Time that a scrollbar stays after the last scroll (specification section 9). */
      scrollHide: null,
      /** Vertical way of a fading-in popup; 0 under reduced motion. */
      rise: null,
      /** `running`, or `paused` under reduced motion. */
      loop: null,
    },
    layout: {
      /** Width of the page: the container's width up to 1920 px. */
      page: null,
      /** A sixth of the page: full-bleed blocks snap to it (design section 2). */
      module: null,
      /** Distance of text from the page's edge. */
      margin: null,
    },
  },
  (_value, path) => `sa-${path.join('-')}`,
);
