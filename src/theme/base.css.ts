import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { baseLayer } from './layers.css.ts';
import { controlSize, size } from './scale.ts';
import { text } from './typography.ts';

globalStyle('body', {
  '@layer': {
    [baseLayer]: {
      ...text.body,
      background: vars.color.bg.page,
      color: vars.color.text.primary,
      overflowX: 'clip',
      // A word wider than its column breaks; it must not leave the screen with enlarged text.
      overflowWrap: 'break-word',
      WebkitFontSmoothing: 'antialiased',
      textRendering: 'optimizeLegibility',
      // In print light text keeps its coloured block.
      '@media': { print: { printColorAdjust: 'exact' } },
    },
  },
});

// No last line of one short word (design section 4); headings are balanced by their own text styles.
globalStyle('p, li, blockquote', { '@layer': { [baseLayer]: { textWrap: 'pretty' } } });

/** One focus ring everywhere; a component only moves it when its box asks for it. */
globalStyle(':focus-visible, [data-focus-visible]', {
  '@layer': {
    [baseLayer]: { outline: `${size.focusRing} solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
});

// react-aria injects this rule as a <style>, which the content security policy refuses; index.html holds the element
// with its id that keeps it from doing so.
globalStyle('[data-react-aria-pressable]', {
  '@layer': { [baseLayer]: { touchAction: 'pan-x pan-y pinch-zoom' } },
});

// People see its label, which is higher.
globalStyle('label input:is([type=radio], [type=checkbox])', {
  '@layer': { [baseLayer]: { scrollMarginBlock: controlSize.sm } },
});
