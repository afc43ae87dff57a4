import { from, size } from '#src/theme/index.ts';

/** How wide a popup is on all but phones, for its layer and for its sheet. */
export const popupWidths = {
  regular: { '@media': { [from('sm')]: { maxWidth: size.popupWidth } } },
  wide: { '@media': { [from('sm')]: { maxWidth: size.popupWidthWide } } },
} as const;
