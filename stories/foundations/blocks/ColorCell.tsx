import type { CSSProperties } from 'react';
import { dark } from '#src/theme/dark.ts';
import { light } from '#src/theme/light.ts';
import { contrastOf, levelOf } from '../contrast.ts';
import { colourOf, groundOf, inkOn, type Pair, pairsOf } from '../grounds.ts';
import * as css from './ColorRoles.css.ts';

const themes = { light, dark };

const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

export type Theme = keyof typeof themes;

const number = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function kindOf(name: string): keyof typeof css.samples {
  if (inkOn(name) !== undefined) return 'ground';
  if (/border|line|focus/i.test(name)) return 'line';
  return /^text\.|\.text|\.numeral/.test(name) ? 'letters' : 'fill';
}

interface ContrastLineProps extends Pair {
  /** The role that it is told of. */
  role: string;
  theme: Theme;
}

function ContrastLine({ colour, ground, role, theme }: ContrastLineProps) {
  const value = colourOf(colour, themes[theme].color);
  const on = colourOf(ground, themes[theme].color);
  if (value === undefined || on === undefined || !value.startsWith('#')) return null;
  const { ratio, lightness } = contrastOf(value, on);
  return (
    <span>
      <span className={css.muted}>{colour === role ? `на ${ground}` : `${colour} на нём`}:</span>{' '}
      {`${number.format(ratio)}\u00a0:\u00a01, `}
      {levelOf(ratio) ?? 'ниже 3:1'}
      {`, Lc\u00a0${whole.format(lightness).replace('-', '−')}`}
    </span>
  );
}

/** A colour in one of the themes: on its ground, with its value and contrasts. */
export function ColorCell({ name, theme }: { name: string; theme: Theme }) {
  const { color } = themes[theme];
  const kind = kindOf(name);
  const value = colourOf(name, color) ?? '';
  const other = kind === 'ground' ? colourOf(inkOn(name) ?? '', color) : groundOf(name, color).value;
  return (
    <div className={css.cell} data-theme={theme}>
      <div
        className={css.samples[kind]}
        style={{ [css.colour]: value, [css.ground]: other ?? '' } as CSSProperties}
        aria-hidden="true"
      >
        {kind === 'line' && <span className={css.line} />}
        {kind === 'fill' && <span className={css.fill} />}
        {(kind === 'letters' || kind === 'ground') && 'Аа'}
      </div>
      <p className={css.facts}>
        <span>{value}</span>
        {pairsOf(name, color).map((pair) => (
          <ContrastLine key={pair.colour} {...pair} role={name} theme={theme} />
        ))}
      </p>
    </div>
  );
}
