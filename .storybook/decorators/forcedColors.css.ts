import { globalStyle } from '@vanilla-extract/css';
import { forcedColorVars } from '#src/theme/forced.ts';
import { vars } from '#src/theme/index.ts';

interface Tokens {
  readonly [name: string]: string | Tokens;
}

const namesOf = (tokens: Tokens): string[] =>
  Object.values(tokens).flatMap((token) => (typeof token === 'string' ? [token] : namesOf(token)));

const fill = (tokens: Tokens, color: string) =>
  Object.fromEntries(namesOf(tokens).map((name) => [name, color]));

const { bg, text, accent, neutral, error, success, warning, block, scrim, skeleton, selected } = vars.color;
const grounds = {
  ...{ bg, scrim, skeleton, selected: selected.fill },
  ...{ error: error.bg, success: success.bg, warning: warning.bg },
  ...{ first: block.first, second: block.second, third: block.third },
};

/**
 * Approximates forced colours where the theme has no rules for them: system colours for grounds, lines and texts of
 * page, links and buttons, and no shadows.
 */
globalStyle('[data-forced-colors], [data-forced-colors] [data-theme]', {
  vars: {
    ...fill(vars.color, 'CanvasText'),
    ...fill(grounds, 'Canvas'),
    ...fill({ accent, neutral }, 'ButtonFace'),
    ...fill(vars.shadow, '0 0 transparent'),
    ...forcedColorVars,
  },
});
globalStyle('[data-forced-colors] :any-link', { vars: fill(text, 'LinkText') });
globalStyle('[data-forced-colors] button', {
  vars: { ...fill(text, 'ButtonText'), ...fill({ bg }, 'ButtonFace') },
});
