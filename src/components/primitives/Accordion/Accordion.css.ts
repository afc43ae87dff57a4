import { style } from '@vanilla-extract/css';
import { easing, fontSize, forcedColors, from, radius, size, space, text, vars } from '#src/theme/index.ts';

/** Ring with a plus or a minus at the end of a row. */
const markSize = '36px';

/** Padding above and below a question and its answer. */
const rowPadding = '22px';

/** The end of that below a row: its focus ring keeps clear of the answer. */
const ringRoom = space[6];

/** Space that an answer keeps free under the mark. */
const answerMargin = '72px';

export const accordion = style({ borderTop: `${size.borderThick} solid ${vars.color.border.strong}` });

export const item = style({
  paddingBottom: ringRoom,
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const heading = style({ font: 'inherit' });

/** The whole row is the button. */
export const row = style({
  ...text.title,
  display: 'flex',
  width: '100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: `${rowPadding} ${space[16]}`,
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}`,
  selectors: { '&[data-hovered]': { color: vars.color.text.accent } },
  '@media': { [from('md')]: { gap: space[24] } },
});

/** Ring with a plus; cinnabar disc with a minus when open. */
export const mark = style({
  position: 'relative',
  flex: 'none',
  width: markSize,
  height: markSize,
  borderRadius: radius.full,
  boxShadow: `inset 0 0 0 ${size.borderControl} ${vars.color.border.control}`,
  fontSize: fontSize.ui,
  transition: `background-color ${vars.motion.base}, box-shadow ${vars.motion.base}`,
  selectors: {
    [`${row}[aria-expanded=true] &`]: {
      background: vars.color.accent.fill,
      boxShadow: 'none',
      color: vars.color.text.onAccent,
    },
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      width: '0.875em',
      height: '0.156em',
      background: 'currentColor',
      transition: `transform ${vars.motion.base} ${easing.out}`,
    },
    '&::after': { transform: 'rotate(90deg)' },
    [`${row}[aria-expanded=true] &::after`]: { transform: 'none' },
  },
  '@media': {
    [forcedColors]: {
      border: `${size.borderThin} solid ButtonText`,
      selectors: { '&::before, &::after': { forcedColorAdjust: 'none', background: 'ButtonText' } },
    },
  },
});

/** As high as react-aria measures while it opens and closes; before it is alive, as high as the answer. */
export const panel = style({
  height: 'var(--disclosure-panel-height)',
  overflow: 'clip',
  transition: `height ${vars.motion.base} ${easing.out}`,
});

export const answer = style({
  ...text.body,
  maxWidth: '42em',
  paddingBlock: `${ringRoom} ${rowPadding}`,
  color: vars.color.text.secondary,
  '@media': { [from('md')]: { paddingInlineEnd: answerMargin } },
});
