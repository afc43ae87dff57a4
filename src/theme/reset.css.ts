import { globalStyle } from '@vanilla-extract/css';
import { resetLayer } from './layers.css.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%' });
reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
});
reset('ul, ol', { listStyle: 'none' });
reset('h1, h2, h3, h4', { font: 'inherit' });
reset('img, svg', { display: 'block' });
// System controls do not inherit type; unstyled ones would also differ between machines in pixel tests.
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { border: 0, padding: 0, background: 'none', textAlign: 'inherit' });
reset('a', { color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' });
reset('[hidden]:not([hidden=until-found])', { display: 'none' });
