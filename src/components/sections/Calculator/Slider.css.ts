import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, radius, size, space, vars } from '#src/theme/index.ts';

const { text: ink } = vars.color.block;

const track = {
  height: size.borderThick,
  background: ink,
} as const;

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: space[24],
  height: space[24],
  border: 0,
  borderRadius: radius.full,
  background: ink,
  transition: `transform ${vars.motion.fast}`,
} as const;

const forcedTrack = { forcedColorAdjust: 'none', background: 'CanvasText' } as const;
const forcedThumb = { forcedColorAdjust: 'none', background: 'Highlight' } as const;

const ring = { outline: `${size.focusRing} solid ${vars.color.focus}`, outlineOffset: space[2] } as const;

// Each engine knows its own names only and drops a rule with any other: nothing here may be joined by a comma.
export const slider = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: controlSize.sm,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  '::-webkit-slider-runnable-track': track,
  '::-moz-range-track': track,
  // The thumb hangs from the top of the line; Firefox centres it by itself.
  '::-webkit-slider-thumb': { ...thumb, marginBlockStart: `calc((${size.borderThick} - ${space[24]}) / 2)` },
  '::-moz-range-thumb': thumb,
  selectors: {
    // The ring is round the thumb: round the whole strip it would look like a field.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': ring,
    '&:focus-visible::-moz-range-thumb': ring,
    '&:hover::-webkit-slider-thumb': { transform: 'scale(1.15)' },
    '&:hover::-moz-range-thumb': { transform: 'scale(1.15)' },
  },
  '@media': {
    [forcedColors]: {
      '::-webkit-slider-runnable-track': forcedTrack,
      '::-moz-range-track': forcedTrack,
      '::-webkit-slider-thumb': forcedThumb,
      '::-moz-range-thumb': forcedThumb,
    },
  },
});
