import { style, styleVariants } from '@vanilla-extract/css';
import { from, size, space, text, vars, weight } from '#src/theme/index.ts';

const wide = from('lg');
const onWide = `screen and ${wide}, print`;

/** Rows of two lines on a narrow screen, a table on a wide one and on paper. */
export const table = style({
  display: 'block',
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [onWide]: { display: 'table' } },
});

/** Its head is repeated on each page of paper. */
export const head = style({
  display: 'none',
  '@media': { [onWide]: { display: 'table-header-group' } },
});

const side = styleVariants({ start: { textAlign: 'start' }, end: { textAlign: 'end' } });

const heading = style({
  ...text.hint,
  padding: `0 ${space[16]} ${space[10]} 0`,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const headingCell = styleVariants(side, (rule) => [heading, rule]);

export const group = style({ display: 'block', '@media': { [onWide]: { display: 'table-row-group' } } });

const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[16],
  '@media': { [onWide]: { display: 'table-row' } },
});

export const day = style([line, { padding: `${space[24]} 0 ${space[8]}`, alignItems: 'baseline' }]);

export const dayTitle = style({
  ...text.option,
  textAlign: 'start',
  '@media': { [onWide]: { padding: `${space[28]} ${space[16]} ${space[10]} 0` } },
});

/** In line with its column. */
export const dayCell = styleVariants({ inner: space[16], last: '0' }, (end) => ({
  textAlign: 'end',
  '@media': { [onWide]: { padding: `${space[28]} ${end} ${space[10]} 0` } },
}));

export const row = style([
  line,
  {
    paddingBlock: space[12],
    borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
    breakInside: 'avoid',
    selectors: {
      [`${day} + &`]: { borderTop: `${size.borderThick} solid ${vars.color.border.strong}` },
    },
    '@media': { [onWide]: { padding: 0 } },
  },
]);

const cell = style({
  ...text.note,
  minWidth: 0,
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
  '@media': {
    [onWide]: {
      padding: `${space[12]} ${space[16]} ${space[12]} 0`,
      selectors: { '&:last-child': { paddingInlineEnd: 0 } },
    },
  },
});

const shown = styleVariants({
  always: {},
  wide: { display: 'none', '@media': { [onWide]: { display: 'table-cell' } } },
});

export const cellOf = {
  always: styleVariants(side, (rule) => [cell, shown.always, rule]),
  wide: styleVariants(side, (rule) => [cell, shown.wide, rule]),
};

export const title = style({ fontWeight: weight.label, display: 'block' });

export const note = style({ ...text.small, display: 'block', color: vars.color.text.secondary });
