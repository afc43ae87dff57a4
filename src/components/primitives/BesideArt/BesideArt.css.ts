import { style } from '@vanilla-extract/css';
import { forcedColors, from, space, vars } from '#src/theme/index.ts';

const { module, margin } = vars.layout;

const onWideScreens = `screen and ${from('lg')}`;

export const columns = style({
  '@media': {
    [onWideScreens]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) calc(${module} * 2)`,
      columnGap: space[32],
      alignItems: 'start',
      marginInlineEnd: `calc(${margin} * -1)`,
    },
  },
});

export const tile = style({
  display: 'none',
  overflow: 'hidden',
  aspectRatio: '1',
  '@media': {
    [onWideScreens]: { display: 'block' },
    [forcedColors]: { forcedColorAdjust: 'none' },
  },
});
