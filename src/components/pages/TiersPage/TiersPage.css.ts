import { globalStyle, style } from '@vanilla-extract/css';
import { column, forcedColors, from, radius, size, space, text, vars } from '#src/theme/index.ts';

/** From `xl2` what readers see stands beside it. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  '@media': {
    [from('xl2')]: {
      gridTemplateColumns: `minmax(0, ${size.columnWidth}) ${size.railWidth}`,
      gap: space.x7,
      justifyContent: 'space-between',
    },
  },
});

export const list = style([column]);

export const intro = style({
  ...text.body,
  maxWidth: '36em',
  marginTop: space.x3,
  color: vars.color.text.secondary,
  textWrap: 'pretty',
});

export const failure = style({
  marginTop: space.x5,
  selectors: { '&:has(> :empty)': { position: 'absolute' } },
});

export const rows = style({
  marginTop: space.x5,
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
});

export const row = style({
  paddingBlock: space.x45,
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const sortable = style({ outline: 'none' });

/** The handle before the tier; the buttons under its words. */
export const sortableRow = style([
  row,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${space.x6} minmax(0, 1fr)`,
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

/** For the keyboard: a mouse goes through it and takes the row. */
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  // Its dots stand on the axis.
  margin: `calc(${space.x2} * -1) 0 0 calc(${space.x4} * -1)`,
  borderRadius: radius.control,
  color: vars.color.text.secondary,
  '@media': { [forcedColors]: { border: `${size.borderThin} solid ButtonText` } },
});

/** Where it will stand: a line with the dot that means «here». */
export const drop = style({
  position: 'relative',
  zIndex: 1,
  height: space.x1,
  marginBlock: `calc(${space.hair} * -1)`,
  selectors: {
    '&[data-drop-target]': {
      background: vars.color.accent.fill,
      outline: 'none',
    },
    '&[data-drop-target]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${space.x15} * -1)`,
      top: `calc(${space.x1} * -1)`,
      width: space.x3,
      height: space.x3,
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
  columnGap: space.x3,
  alignItems: 'start',
});

export const name = style({ ...text.title, lineHeight: 1.15, overflowWrap: 'anywhere' });

export const note = style({ ...text.body, overflowWrap: 'anywhere', color: vars.color.text.secondary });

export const hidden = style({ ...text.label, color: vars.color.warning.text });

export const price = style({ display: 'grid', justifyItems: 'end', textAlign: 'end' });

export const sum = style({ ...text.title, lineHeight: 1.15, whiteSpace: 'nowrap' });

export const members = style({ ...text.small, color: vars.color.text.secondary });

/** The first word stands on the axis of the name. */
export const actions = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  margin: `${space.x1} 0 calc(${space.x2} * -1) calc(${space.x3} * -1)`,
  '@media': { [from('sm')]: { marginInlineStart: `calc((${space.x4} + ${space.hair}) * -1)` } },
});

// One that cannot go farther makes no box of itself.
globalStyle(`${actions} > button[data-disabled]`, { background: 'none', boxShadow: 'none' });

/** On phones the arrow says it. */
export const word = style({ display: 'none', '@media': { [from('sm')]: { display: 'inline' } } });

export const form = style({ paddingBlock: space.x5 });

export const add = style({ marginTop: space.x5 });

export const archive = style({ marginTop: space.x8 });

export const archiveTitle = style({ ...text.title, marginBottom: space.x1 });
