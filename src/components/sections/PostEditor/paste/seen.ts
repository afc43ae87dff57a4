import { styleOf } from './looks.ts';
import { isWordMarker } from './word.ts';

/** Never shown as text, no matter what they hold. */
const unread =
  'script, style, head, title, template, noscript, svg, math, iframe, object, embed, video, audio, canvas, select, datalist, textarea, button, input, rp, [hidden], dialog:not([open]), details:not([open]) > :not(summary)';

/** Names of classes for what screen readers alone say: the style sheet itself is not copied. */
const unseen =
  '.sr-only, .visually-hidden, .visuallyhidden, .screen-reader-text, .screen-reader-only, .assistive-text, .a11y-hidden, .katex-mathml';

/** Styles by which an element is there and not seen. */
const hiding: readonly (readonly [property: string, values: RegExp])[] = [
  ['display', /^none/],
  ['visibility', /^(?:hidden|collapse)/],
  ['opacity', /^0(?:\.0*)?%?(?:\s|$)/],
  ['mso-hide', /^all/],
  ['clip', /^rect\(\s*[01](?:px)?\b/],
  ['clip-path', /^inset\(\s*(?:50|100)%/],
  ['left', /^-\d{4,}px/],
];

const isUnseen = (element: Element): boolean =>
  element.matches(`${unread}, ${unseen}`) ||
  isWordMarker(element) ||
  hiding.some(([property, values]) => values.test(styleOf(element, property) ?? ''));

/** Written twice, for eyes and for screen readers. */
function isRepeated(element: Element): boolean {
  if (element.getAttribute('aria-hidden') !== 'true') return false;
  const text = element.textContent.trim();
  const { previousElementSibling, nextElementSibling } = element;
  return [previousElementSibling, nextElementSibling].some(
    (other) => other !== null && !isUnseen(other) && other.textContent.trim() === text,
  );
}

/** True if an element of a page has no visible text of its own. */
export const isHidden = (element: Element): boolean => isUnseen(element) || isRepeated(element);

const emoji = /^[\p{Emoji}\p{Emoji_Component}]+$/u;
const drawn = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u;

/** Text of a picture that pages use for an emoji; empty for a real picture. */
export function charactersOf(image: Element): string {
  const alt = image.getAttribute('alt')?.trim() ?? '';
  const isCharacter = [...alt].length === 1 || (emoji.test(alt) && drawn.test(alt));
  const isNamedSo = /emoji|emoticon|smil(?:e|ey|ie)/i.test(
    `${image.className} ${image.getAttribute('src') ?? ''}`,
  );
  return alt.length <= 40 && (isCharacter || isNamedSo) ? alt : '';
}
