import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { dark } from './dark.ts';
import { forcedColorVars } from './forced.ts';
import { light } from './light.ts';
import { dark as prefersDark, forcedColors, from, moreContrast, reducedMotion } from './media.ts';
import { motion, reducedMotionVars } from './motion.ts';
import { pageMargin, size } from './scale.ts';

const colors = { color: vars.color, shadow: vars.shadow, blend: vars.blend };
const lightVars = assignVars(colors, light);
const darkVars = assignVars(colors, dark);

// The system's preference decides, `data-theme` overrides it: on <html> for the page, on any element for a part of it.
globalStyle(':root, [data-theme=light]', { colorScheme: 'light', vars: lightVars });
// `:where` keeps it as weak as the roles below that more contrast and forced colours replace.
globalStyle(':root:where(:not([data-theme=light]))', {
  '@media': { [prefersDark]: { colorScheme: 'dark', vars: darkVars } },
});
globalStyle('[data-theme=dark]', { '@media': { screen: { colorScheme: 'dark', vars: darkVars } } });

globalStyle(':root', {
  vars: assignVars(
    { motion: vars.motion, layout: vars.layout },
    {
      motion,
      layout: {
        page: `min(100cqw, ${size.pageMax})`,
        module: `calc(${vars.layout.page} / 6)`,
        margin: pageMargin.base,
      },
    },
  ),
  '@media': {
    [from('md')]: { vars: { [vars.layout.margin]: pageMargin.md } },
    [from('xl')]: { vars: { [vars.layout.margin]: pageMargin.xl } },
    [from('xl2')]: { vars: { [vars.layout.margin]: pageMargin.xl2 } },
    [from('xxl')]: { vars: { [vars.layout.margin]: pageMargin.xxl } },
    [reducedMotion]: { vars: reducedMotionVars },
  },
});

// More contrast: nothing muted, and every line as strong as the edge of a control.
globalStyle(':root, [data-theme]', {
  '@media': {
    [moreContrast]: {
      vars: {
        [vars.color.text.secondary]: vars.color.text.primary,
        [vars.color.text.onInverseMuted]: vars.color.text.onInverse,
        [vars.color.text.onFooterMuted]: vars.color.text.onFooter,
        [vars.color.border.control]: vars.color.text.primary,
        [vars.color.border.line]: vars.color.text.primary,
      },
    },
  },
});

globalStyle(':root, [data-theme]', { '@media': { [forcedColors]: { vars: forcedColorVars } } });
