import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { easing, from, space, vars, z } from '#src/theme/index.ts';

/** Distance from the top of a screen that is high enough. */
const topDistance = '72px';

const fade = keyframes({ from: { opacity: 0 } });
const fadeDown = keyframes({ from: { opacity: 0, transform: `translateY(${vars.motion.rise})` } });

const enter = (name: string) => `${name} ${vars.motion.base} ${easing.out}`;
const exit = (name: string) => `${name} ${vars.motion.base} ${easing.in} reverse both`;

/** The captcha's challenge is on top: nothing of the popup is seen, pressed or read out. */
const away = {
  visibility: 'hidden',
  pointerEvents: 'none',
  selectors: { '&&': { animation: 'none' } },
} as const;

const top = `min(${topDistance}, 10dvh)`;
/** Height that a phone's keyboard leaves of the screen; react-aria measures it. */
const visible = 'var(--visual-viewport-height, 100dvh)';

export const overlay = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: z.popup,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    background: vars.color.scrim,
    selectors: {
      '&[data-entering]': { animation: enter(fade) },
      // The page under a closing popup accepts presses at once.
      '&[data-exiting]': { animation: exit(fade), pointerEvents: 'none' },
    },
    '@media': {
      [from('sm')]: { paddingTop: top },
    },
  },
  variants: {
    isAway: { true: away },
  },
});

// Every layer down to the scroll area may shrink: a form taller than the screen scrolls inside the sheet.
const layer = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });

export const modal = recipe({
  base: [
    layer,
    {
      width: '100%',
      maxHeight: visible,
      selectors: {
        '&[data-entering]': { animation: enter(fadeDown) },
        '&[data-exiting]': { animation: exit(fadeDown) },
      },
      '@media': {
        [from('sm')]: {
          // As wide as its sheet: a press beside it closes.
          width: 'auto',
          maxWidth: '100%',
          maxHeight: `calc(${visible} - ${top} - ${space[16]})`,
        },
      },
    },
  ],
  variants: { isAway: { true: away } },
});

export const dialog = style([layer, { outline: 'none' }]);

export const content = layer;
