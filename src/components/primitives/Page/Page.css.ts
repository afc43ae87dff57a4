import { style } from '@vanilla-extract/css';

// The module and the axes are fractions of this container, not of the viewport: a scrollbar does not shift them.
export const page = style({ containerType: 'inline-size', minHeight: '100dvh' });
