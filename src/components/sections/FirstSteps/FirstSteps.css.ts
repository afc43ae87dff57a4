import { style, styleVariants } from '@vanilla-extract/css';
import { from, size, space, text, vars } from '#src/theme/index.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  marginBottom: space[8],
});

export const title = style(text.title);

/** The words of the button end with the steps. */
export const hide = style({
  marginInlineEnd: `calc(${space[12]} * -1)`,
  '@media': { [from('sm')]: { marginInlineEnd: `calc(${space[18]} * -1)` } },
});

export const list = style({
  display: 'grid',
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: space[24],
      borderBottom: 0,
    },
  },
});

const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[16],
  alignContent: 'start',
  paddingBlock: space[16],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
});

/** Open steps have a rule above, done ones a hairline (design section 14). */
export const place = styleVariants({
  open: [
    step,
    {
      '@media': {
        [from('md')]: {
          paddingTop: `calc(${space[16]} - ${size.borderThin})`,
          borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
        },
      },
    },
  ],
  done: [step],
});

export const number = styleVariants({
  open: { ...text.h3, minWidth: '1.25ch' },
  done: { ...text.h3, minWidth: '1.25ch', color: vars.color.text.secondary },
});

/** Takes the focus of a form that its answer removes. */
export const name = style({ ...text.name, outline: 'none' });

export const note = style({ ...text.small, marginTop: space[4], color: vars.color.text.secondary });

export const done = style({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginTop: space[4],
  color: vars.color.success.text,
});

export const action = style({ marginTop: space[12] });
