import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  avatarSize,
  forcedColors,
  from,
  initialSize,
  inks,
  leading,
  radius,
  size,
  text,
  vars,
} from '#src/theme/index.ts';

const square = (side: string) => ({ width: side, height: side, fontSize: initialSize(side) });
const growing = (at: 'sm' | 'md' | 'lg', narrow: string, wide: string) => ({
  ...square(narrow),
  '@media': { [from(at)]: square(wide) },
});

export const avatar = recipe({
  base: { display: 'block', flex: 'none', overflow: 'hidden', borderRadius: radius.picture },
  variants: {
    size: {
      small: square(avatarSize.small),
      regular: square(avatarSize.regular),
      large: square(avatarSize.large),
      edited: square(avatarSize.edited),
      listed: growing('lg', avatarSize.large, avatarSize.listed),
      page: growing('md', avatarSize.pageCompact, avatarSize.page),
      comment: growing('sm', avatarSize.commentCompact, avatarSize.comment),
      answer: growing('sm', avatarSize.answerCompact, avatarSize.answer),
    },
  },
  defaultVariants: { size: 'regular' },
});

/** A letter in place of the portrait is no text of a link. */
export const link = style({ display: 'block', borderRadius: radius.picture, textDecoration: 'none' });

/** The sides above, as `sizes` of HTML says them. */
export const widths = {
  small: avatarSize.small,
  regular: avatarSize.regular,
  large: avatarSize.large,
  edited: avatarSize.edited,
  listed: `${from('lg')} ${avatarSize.listed}, ${avatarSize.large}`,
  page: `${from('md')} ${avatarSize.page}, ${avatarSize.pageCompact}`,
  comment: avatarSize.comment,
  answer: avatarSize.answer,
} as const;

const letter = style({
  fontFamily: text.numeral.fontFamily,
  fontVariationSettings: text.numeral.fontVariationSettings,
  fontWeight: text.numeral.fontWeight,
  display: 'grid',
  placeItems: 'center',
  lineHeight: leading.none,
  // In the dark theme the darkest ink equals the page.
  border: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

/** A letter on each of the five inks; the same in both themes, like the pictures. */
export const initial = styleVariants({
  pine: [letter, { background: inks.pine, color: inks.paper }],
  ink: [letter, { background: inks.ink, color: inks.paper }],
  cinnabar: [letter, { background: inks.cinnabar, color: inks.ink }],
  pink: [letter, { background: inks.pink, color: inks.ink }],
  yellow: [letter, { background: inks.yellow, color: inks.ink }],
});

export type Ink = keyof typeof initial;
