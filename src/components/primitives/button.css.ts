import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import {
  controlSize,
  easing,
  forcedColors,
  from,
  radius,
  reducedMotion,
  size,
  space,
  text,
  vars,
} from '#src/theme/index.ts';

/** Edge of the primary button that shows it can be pressed down. */
const pressEdge = '3px';

/** Space between label and edge. */
const padding = '26px';

const ring = (color: string, width: string = size.borderControl): string => `inset 0 0 0 ${width} ${color}`;

/**
 * Diameter of the trailing dot, and what it grows by under the pointer: less than the padding, however large the
 * text.
 */
const dot = '0.59em';
const stretch = space[16];

interface Outline {
  color: string;
  border: { rest: string; hover: string };
  background: { hover: string; pressed: string };
}

const outlined = ({ color, border, background }: Outline) => ({
  color,
  boxShadow: ring(border.rest),
  selectors: {
    '&[data-hovered]:not([data-disabled])': {
      background: background.hover,
      boxShadow: ring(border.hover),
    },
    '&[data-pressed]:not([data-disabled])': {
      background: background.pressed,
      boxShadow: ring(border.hover, size.borderThick),
    },
  },
});

/**
 * Looks of `Button` and `LinkButton` (design section 8): kinds, sizes, and the states that react-aria writes on the
 * element.
 */
export const button = recipe({
  base: {
    ...text.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[12],
    borderRadius: radius.control,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
    selectors: {
      '&[data-pressed]:not([data-disabled])': { transform: 'translateY(1px)' },
      '&[data-pending]': { cursor: 'progress' },
      '&[data-disabled]': {
        background: vars.color.bg.sunken,
        color: vars.color.text.tertiary,
        boxShadow: ring(vars.color.border.line),
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [forcedColors]: {
        border: `${size.borderThin} solid ButtonText`,
        selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
      [reducedMotion]: { selectors: { '&[data-pressed]:not([data-disabled])': { transform: 'none' } } },
    },
  },
  variants: {
    kind: {
      primary: {
        background: vars.color.accent.fill,
        color: vars.color.text.onAccent,
        selectors: {
          '&[data-hovered]:not([data-disabled])': {
            background: vars.color.accent.hover,
            boxShadow: `inset 0 calc(-1 * ${pressEdge}) 0 ${vars.color.accent.shade}`,
          },
          '&[data-pressed]:not([data-disabled])': {
            background: vars.color.accent.pressed,
            boxShadow: `inset 0 ${pressEdge} 0 ${vars.color.accent.shade}`,
          },
        },
      },
      secondary: {
        background: vars.color.neutral.fill,
        color: vars.color.neutral.text,
        selectors: {
          '&[data-hovered]:not([data-disabled])': { background: vars.color.neutral.hover },
          '&[data-pressed]:not([data-disabled])': { background: vars.color.neutral.pressed },
        },
      },
      outline: outlined({
        color: vars.color.text.primary,
        border: { rest: vars.color.border.control, hover: vars.color.text.primary },
        background: { hover: vars.color.bg.hover, pressed: vars.color.bg.sunken },
      }),
      ghost: {
        color: vars.color.text.primary,
        selectors: {
          '&[data-hovered]:not([data-disabled])': { background: vars.color.bg.hover },
          '&[data-pressed]:not([data-disabled])': {
            background: vars.color.bg.sunken,
            transform: 'none',
          },
        },
      },
      danger: outlined({
        color: vars.color.error.text,
        border: { rest: vars.color.error.border, hover: vars.color.error.border },
        background: { hover: vars.color.error.bg, pressed: vars.color.error.bg },
      }),
    },
    size: {
      regular: {
        minHeight: controlSize.lg,
        paddingInline: padding,
      },
      small: {
        minHeight: controlSize.sm,
        fontSize: text.buttonSmall.fontSize,
        paddingInline: space[12],
        '@media': { [from('sm')]: { paddingInline: space[18] } },
      },
    },
    width: {
      // The label stays on one line while it fits.
      content: { flex: 'none', maxWidth: '100%' },
      full: { width: '100%' },
    },
    dot: {
      true: {
        // Drawn in its full length, all but the dot cut off: stretching it moves neither the edge nor a neighbour.
        '::after': {
          content: '""',
          width: `calc(${dot} + ${stretch})`,
          height: dot,
          marginInlineEnd: `calc(-1 * ${stretch})`,
          background: 'currentColor',
          clipPath: `inset(0 ${stretch} 0 0 round ${radius.full})`,
          transition: `clip-path ${vars.motion.base} ${easing.out}`,
        },
        selectors: { '&[data-hovered]::after': { clipPath: `inset(0 0 0 0 round ${radius.full})` } },
      },
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { kind: 'secondary', dot: true },
      style: { '::after': { background: vars.color.accent.fill } },
    },
    { variants: { kind: 'ghost', size: 'regular' }, style: { paddingInline: space[14] } },
  ],
  defaultVariants: { kind: 'primary', size: 'regular', width: 'content', dot: false },
});

/** Kinds, sizes and widths of both. */
export type ButtonLooks = Required<NonNullable<RecipeVariants<typeof button>>>;
