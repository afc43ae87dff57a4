import { globalStyle, style } from '@vanilla-extract/css';
import {
  column,
  columnAndRail,
  controlSize,
  forcedColors,
  from,
  leading,
  radius,
  size,
  space,
  text,
  vars,
} from '#src/theme/index.ts';

/** From `xl2` the preview is beside the list. */
export const page = style([columnAndRail, { rowGap: space[64] }]);

export const list = style([column]);

export const intro = style({
  ...text.body,
  maxWidth: '36em',
  marginTop: space[12],
  color: vars.color.text.secondary,
  textWrap: 'pretty',
});

export const failure = style({
  marginTop: space[24],
  selectors: { '&:has(> :empty)': { position: 'absolute' } },
});

export const rows = style({
  marginTop: space[24],
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
});

export const row = style({
  paddingBlock: space[20],
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const sortable = style({ outline: 'none' });

/** The handle before the tier; the buttons under its words. */
export const sortableRow = style([
  row,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${space[32]} minmax(0, 1fr)`,
    outline: 'none',
    cursor: 'grab',
    selectors: {
      '&[data-focus-visible]': {
        outline: `${size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: `calc(${size.focusRing} * -1)`,
      },
      '&[data-dragging]': {
        background: vars.color.bg.raised,
        boxShadow: vars.shadow.floating,
        borderRadius: radius.control,
      },
    },
  },
]);

/** Handle for the keyboard: a mouse takes the row through it. */
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: controlSize.sm,
  height: controlSize.sm,
  // The dots are on the axis.
  margin: `calc(${space[8]} * -1) 0 0 calc(${space[16]} * -1)`,
  borderRadius: radius.control,
  color: vars.color.text.secondary,
  '@media': { [forcedColors]: { border: `${size.borderThin} solid ButtonText` } },
});

/** The place to drop: a line with the dot that means «here». */
export const drop = style({
  position: 'relative',
  zIndex: 1,
  height: space[4],
  marginBlock: `calc(${space[2]} * -1)`,
  selectors: {
    '&[data-drop-target]': {
      background: vars.color.accent.fill,
      outline: 'none',
    },
    '&[data-drop-target]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${space[6]} * -1)`,
      top: `calc(${space[4]} * -1)`,
      width: space[12],
      height: space[12],
      borderRadius: radius.full,
      background: vars.color.accent.fill,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-drop-target], &[data-drop-target]::before': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
        },
      },
    },
  },
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
  alignItems: 'start',
});

export const name = style({ ...text.title, lineHeight: leading.control, overflowWrap: 'anywhere' });

export const note = style({ ...text.body, overflowWrap: 'anywhere', color: vars.color.text.secondary });

export const hidden = style({ ...text.label, color: vars.color.warning.text });

export const price = style({ display: 'grid', justifyItems: 'end', textAlign: 'end' });

export const sum = style({ ...text.title, lineHeight: leading.control, whiteSpace: 'nowrap' });

export const members = style({ ...text.small, color: vars.color.text.secondary });

/** The first word is on the axis of the name. */
export const actions = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  margin: `${space[4]} 0 calc(${space[8]} * -1) calc(${space[12]} * -1)`,
  '@media': { [from('sm')]: { marginInlineStart: `calc(${space[18]} * -1)` } },
});

// One that cannot go farther makes no box of itself.
globalStyle(`${actions} > button[data-disabled]`, { background: 'none', boxShadow: 'none' });

/** On phones the arrow replaces the word. */
export const word = style({ display: 'none', '@media': { [from('sm')]: { display: 'inline' } } });

export const form = style({ paddingBlock: space[24] });

export const add = style({ marginTop: space[24] });

export const archive = style({ marginTop: space[64] });

export const archiveTitle = style({ ...text.title, marginBottom: space[4] });

export const preview = style([column, { display: 'grid', alignContent: 'start', gap: space[12] }]);

export const title = style(text.title);

export const income = style({ ...text.small, color: vars.color.text.secondary, textWrap: 'pretty' });

export const goal = style({ marginTop: space[20] });
