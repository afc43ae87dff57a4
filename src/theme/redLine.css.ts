import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { forcedColors } from './media.ts';
import { radius } from './scale.ts';

/**
 * «Красная строка»: the cinnabar dot in the first-line indent (design section 4). One per screen: H1, tagline,
 * popup title. Compose it: `style([redLine, { … }])`.
 */
export const redLine = style({
  '::before': {
    content: '""',
    display: 'inline-block',
    width: '0.52em',
    height: '0.52em',
    marginRight: '0.17em',
    borderRadius: radius.full,
    background: vars.color.accent.fill,
  },
  '@media': {
    [forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'Highlight' } },
  },
});
