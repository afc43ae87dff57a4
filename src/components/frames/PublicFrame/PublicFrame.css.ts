import { style } from '@vanilla-extract/css';
import { forcedColors, space } from '#src/theme/index.ts';

/** The footer is at the foot of the screen, however short the page. */
export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const page = style({ flex: 1, paddingBlock: `${space[24]} ${space[64]}` });

export const header = style({ display: 'flex', marginBottom: space[64] });

export const brand = style({ color: 'inherit', '@media': { [forcedColors]: { color: 'CanvasText' } } });
