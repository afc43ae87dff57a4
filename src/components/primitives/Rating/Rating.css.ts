import { createVar, style } from '@vanilla-extract/css';
import { forcedColors, radius, size, vars } from '#src/theme/index.ts';

/** Diameter of a dot. */
const dotSize = '13px';

const dotGap = '5px';

export const rating = style({ display: 'inline-flex', gap: dotGap });

/** Filled share of a dot. */
const share = createVar();
const { rating: color } = vars.color;

const dot = style({
  width: dotSize,
  height: dotSize,
  borderRadius: radius.full,
  boxShadow: `inset 0 0 0 ${size.borderControl} ${color}`,
  background: `linear-gradient(90deg, ${color} ${share}, transparent ${share})`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

// Classes, not a `style` attribute: the content policy refuses one in a prerendered page.
/** A dot filled by so many tenths, from 0 to 10. */
export const dots = Array.from({ length: 11 }, (_, tenths) =>
  style([dot, { vars: { [share]: `${tenths * 10}%` } }]),
);
