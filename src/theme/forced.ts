import { vars } from './contract.css.ts';

/** Forced colours keep only the user's palette: every role falls to the system colour that plays it. */
export const forcedColorVars = {
  [vars.color.accent.fill]: 'ButtonFace',
  [vars.color.text.onAccent]: 'ButtonText',
  [vars.color.neutral.fill]: 'ButtonFace',
  [vars.color.neutral.text]: 'ButtonText',
  [vars.color.border.control]: 'ButtonText',
  [vars.color.border.strong]: 'CanvasText',
  [vars.color.border.line]: 'CanvasText',
  [vars.color.text.tertiary]: 'GrayText',
  [vars.color.focus]: 'Highlight',
  [vars.color.focusInverse]: 'Highlight',
  [vars.color.rating]: 'CanvasText',
  [vars.color.error.border]: 'CanvasText',
};
