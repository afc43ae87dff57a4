import { style, styleVariants } from '@vanilla-extract/css';
import {
  avatarSize,
  controlSize,
  forcedColors,
  from,
  leading,
  radius,
  size,
  space,
  text as type,
  vars,
  weight,
} from '#src/theme/index.ts';

const line = `${size.borderThin} solid ${vars.color.border.line}`;

const grid = style({ display: 'grid', columnGap: space[12], borderRadius: radius.picture });

/** A comment with its answers, or one of them: 56 in (48 on phones). */
export const item = styleVariants({
  comment: [
    grid,
    {
      gridTemplateColumns: `${avatarSize.commentCompact} minmax(0, 1fr)`,
      paddingBlock: `${space[20]} ${space[12]}`,
      borderTop: line,
      '@media': {
        [from('sm')]: {
          columnGap: space[16],
          gridTemplateColumns: `${avatarSize.comment} minmax(0, 1fr)`,
        },
      },
    },
  ],
  answer: [
    grid,
    {
      gridTemplateColumns: `${avatarSize.answerCompact} minmax(0, 1fr)`,
      paddingTop: space[16],
      '@media': { [from('sm')]: { gridTemplateColumns: `${avatarSize.answer} minmax(0, 1fr)` } },
    },
  ],
});

export const portrait = style({ paddingTop: space[2] });

/** The text is in line with the words of the others. */
export const place = style({ gridColumn: 2 });

export const gone = style({ ...type.note, color: vars.color.text.secondary });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
});

export const name = style({ ...type.option, lineHeight: leading.label, overflowWrap: 'anywhere' });

export const link = style([
  name,
  {
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: radius.picture,
    selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
  },
]);

/** The dot that means «this one» (design section 1). */
export const author = style({
  ...type.mark,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  '::before': {
    content: '""',
    width: size.checkMark,
    height: size.checkMark,
    borderRadius: radius.full,
    background: vars.color.accent.fill,
  },
  '@media': { [forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'Highlight' } } },
});

export const time = style({ ...type.small, color: vars.color.text.secondary });

const words = { marginTop: space[2], whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** Readers' comments use the interface font. */
export const text = style({ ...type.note, ...words, lineHeight: leading.body, textWrap: 'pretty' });

/** The author with the one of the posts. */
export const authorText = style({
  ...type.authorComment,
  ...words,
  textWrap: 'pretty',
});

/** The first word is on the axis of the text; the press area is larger. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: controlSize.sm,
  marginInlineStart: `calc(${space[12]} * -1)`,
  color: vars.color.text.secondary,
});

export const answer = style({
  ...type.small,
  fontWeight: weight.label,
  minHeight: controlSize.sm,
  paddingInline: space[12],
  borderRadius: radius.control,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover, color: vars.color.text.primary },
    '&[data-pressed]': { background: vars.color.bg.sunken },
  },
  '@media': { [forcedColors]: { border: `${size.borderThin} solid ButtonText` } },
});

export const edit = style({ marginTop: space[8] });
