import { style } from '@vanilla-extract/css';
import { forcedColors, size, text, vars } from '#src/theme/index.ts';
import { ringRoom, tabBox } from './frame.css.ts';

/** The focus ring is on the tab, not also around all of it. */
export const tabs = style({ outline: 'none' });

export const tab = style([
  tabBox,
  {
    ...text.uiLarge,
    position: 'relative',
    color: vars.color.text.secondary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outlineOffset: `calc(${size.focusRing} * -1)`,
    transition: `color ${vars.motion.fast}`,
    selectors: {
      '&[data-hovered], &[data-selected]': { color: vars.color.text.primary },
      '&[data-selected]::after': {
        content: '""',
        position: 'absolute',
        inset: `auto ${ringRoom} 0`,
        height: size.focusRing,
        background: vars.color.accent.fill,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[data-selected]::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  },
]);
