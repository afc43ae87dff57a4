import { fallbackVar, style } from '@vanilla-extract/css';
import {
  barAbove,
  controlSize,
  forcedColors,
  from,
  low,
  radius,
  size,
  space,
  text,
  vars,
  z,
} from '#src/theme/index.ts';

/** The toolbar is under the header on a computer; on a phone above the keyboard. */
export const toolbar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: z.header,
  display: 'flex',
  alignItems: 'center',
  padding: space[4],
  background: vars.color.bg.surface,
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': {
    [from('md')]: {
      position: 'sticky',
      insetInline: 'auto',
      top: `calc(${size.headerHeight} + ${fallbackVar(barAbove, '0px')})`,
      bottom: 'auto',
      // Over the text and its handles, under the header.
      zIndex: 2,
      flexWrap: 'wrap',
      padding: `${space[8]} ${space[4]}`,
      borderTop: 'none',
      borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
      borderStartStartRadius: radius.sheet,
      borderStartEndRadius: radius.sheet,
    },
    [`${from('md')} and ${low}`]: { position: 'static' },
  },
});

/** Together between two lines; on a phone the tools share the width. */
export const group = style({
  display: 'contents',
  '@media': {
    [from('md')]: {
      display: 'flex',
      selectors: {
        '& + &::before': {
          content: '""',
          alignSelf: 'center',
          height: space[28],
          marginInline: space[4],
          borderInlineStart: `${size.borderThin} solid ${vars.color.border.line}`,
        },
      },
    },
  },
});

const roomy = { display: 'none', '@media': { [from('md')]: { display: 'inline-flex' } } };

export const tool = style({
  ...text.action,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  flex: 1,
  minWidth: 0,
  height: controlSize.sm,
  borderRadius: radius.control,
  color: vars.color.text.primary,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover },
    '&[data-pressed], &[data-selected]': { background: vars.color.bg.sunken },
    '&[aria-expanded=true]': { background: vars.color.bg.sunken },
  },
  '@media': {
    [from('md')]: { flex: 'none', width: controlSize.sm },
    [forcedColors]: {
      selectors: { '&[data-selected]': { outline: `${size.borderThick} solid Highlight` } },
    },
  },
});

/** Only where there is room for it; a phone has it behind the plus. */
export const roomyTool = style([tool, roomy]);

export const wordTool = style([
  roomyTool,
  { '@media': { [from('md')]: { width: 'auto', paddingInline: space[8] } } },
]);

/** As wide as its longest word: nothing beside it moves when the text at the caret changes. */
export const styleTool = style([
  wordTool,
  { '@media': { [from('md')]: { minWidth: '9.25rem', justifyContent: 'space-between' } } },
]);

/** Insert button of a phone. */
export const plus = style([
  tool,
  {
    background: vars.color.neutral.fill,
    color: vars.color.neutral.text,
    selectors: {
      '&[data-hovered], &[data-pressed], &[aria-expanded=true]': { background: vars.color.neutral.hover },
    },
    '@media': { [from('md')]: { display: 'none' } },
  },
]);

export const end = style({
  display: 'contents',
  '@media': { [from('md')]: { display: 'flex', marginInlineStart: 'auto' } },
});
