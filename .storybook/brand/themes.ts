import { create } from 'storybook/theming';
import { dark } from '../../src/theme/dark.ts';
import { light } from '../../src/theme/light.ts';
import { radius } from '../../src/theme/scale.ts';
import type { ThemeColors } from '../../src/theme/themeColors.ts';
import { font } from '../../src/theme/typeScale.ts';
import { logo } from './logo.ts';

const brand = (base: 'light' | 'dark', theme: ThemeColors) => {
  const { bg, text, border, accent } = theme.color;
  return create({
    base,
    brandTitle: 'Соавтор',
    brandImage: logo(theme),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: font.platform,
    colorPrimary: accent.fill,
    // Storybook darkens it in the dark, and writes in white on it.
    colorSecondary: base === 'dark' ? accent.pressed : text.accent,
    appBg: bg.sunken,
    appContentBg: bg.page,
    appPreviewBg: bg.page,
    appHoverBg: bg.hover,
    appBorderColor: border.line,
    appBorderRadius: Number.parseInt(radius.control),
    textColor: text.primary,
    textMutedColor: text.secondary,
    textInverseColor: text.onInverse,
    barBg: bg.page,
    barTextColor: text.secondary,
    barHoverColor: text.accent,
    barSelectedColor: text.accent,
    buttonBg: bg.surface,
    buttonBorder: border.line,
    booleanBg: bg.sunken,
    booleanSelectedBg: bg.raised,
    inputBg: bg.surface,
    inputBorder: border.control,
    inputTextColor: text.primary,
    inputBorderRadius: Number.parseInt(radius.control),
  });
};

/** Storybook's own parts in the colours of the product. */
const themes = { light: brand('light', light), dark: brand('dark', dark) };

/** The system's choice of colours. */
export const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** Storybook's own theme: the story's, if the toolbar sets one, else the system's. */
export function themeFor(theme: unknown) {
  const isDark = theme === 'dark' || (theme !== 'light' && prefersDark.matches);
  return isDark ? themes.dark : themes.light;
}
