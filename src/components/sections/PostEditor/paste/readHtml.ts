import type { EditorBlock } from '../blocks.ts';
import { blockAttribute } from '../nodes/atoms.ts';
import { BlockBuilder, type Target } from './BlockBuilder.ts';
import { ownAttribute } from './cleanHtml.ts';
import { type Looks, looksIn, type Spaces, spacesIn } from './looks.ts';
import { numberOf, wordItemOf } from './word.ts';
import { charactersOf, isHidden } from './seen.ts';

const blockTags =
  'p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, table, tr, td, th, section, article, header, footer, main, aside, nav, figure, figcaption, address, dl, dt, dd, details, summary, form';

/** The outermost list around an element: inner lists become a part of it. */
function listOf(element: Element): Element | undefined {
  let list: Element | undefined;
  for (let at = element.closest('ul, ol'); at; at = at.parentElement?.closest('ul, ol') ?? null) list = at;
  return list;
}

/** Block type of a block element's text, inside its parent's. */
function targetOf(element: Element, before: Target): Target {
  const word = wordItemOf(element);
  if (word) return { type: 'item', ordered: word.ordered, group: word.list };
  if (numberOf(element) !== undefined) return { type: 'paragraph' };
  if (element.matches('li, [role="listitem"]')) {
    const list = listOf(element);
    return { type: 'item', ordered: list?.matches('ol') === true, group: list };
  }
  if (element.matches('h1, h2, .MsoTitle')) return { type: 'heading', level: 2 };
  if (element.matches('h3, h4, h5, h6')) return { type: 'heading', level: 3 };
  if (element.matches('blockquote, .MsoQuote, .MsoIntenseQuote')) return { type: 'quote', group: element };
  return before;
}

/** Accepts a block that was copied here and names only what is at hand. */
export type IsKnown = (block: unknown) => block is EditorBlock;

/** A block that was copied here, if everything that it names is still at hand. */
function copiedBlock(element: Element, isKnown: IsKnown): EditorBlock | undefined {
  try {
    const block: unknown = JSON.parse(element.getAttribute(blockAttribute) ?? 'null');
    return isKnown(block) ? block : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Blocks of pasted HTML (after `cleanHtml`): paragraphs, headings, lists, quotes, dividers, links, bold, italic, and
 * nothing else. The blocks are new, so no element of the pasted page gets into the post.
 * @param isKnown checks a block that says it was copied here: anybody can write that.
 */
export function readHtml(dom: ParentNode, isKnown: IsKnown): EditorBlock[] {
  const builder = new BlockBuilder(dom.querySelector(`[${ownAttribute}]`) !== null);

  const walkAll = (nodes: Iterable<Node>, looks: Looks, target: Target, spaces: Spaces): void => {
    for (const node of nodes) {
      if (node.nodeType === Node.TEXT_NODE) builder.write(node.textContent ?? '', looks, spaces);
      else if (node instanceof Element && !isHidden(node)) walk(node, looks, target, spaces);
    }
  };
  const walk = (element: Element, before: Looks, outer: Target, outerSpaces: Spaces): void => {
    const looks = looksIn(element, before);
    const spaces = spacesIn(element, outerSpaces);
    if (element.hasAttribute(blockAttribute)) {
      const block = copiedBlock(element, isKnown);
      if (block) builder.add(block);
    } else if (element.matches('br')) {
      builder.breakLine(before);
    } else if (element.matches('hr')) {
      builder.add({ type: 'divider' });
    } else if (element.matches('img')) {
      builder.write(charactersOf(element), before, 'keep');
    } else if (element.matches(blockTags)) {
      const target = targetOf(element, outer);
      const number = numberOf(element);
      builder.begin(target);
      if (number !== undefined) builder.write(`${number}. `, {}, 'keep');
      walkAll(element.childNodes, looks, target, spaces);
      builder.begin(outer);
    } else {
      walkAll(element.childNodes, looks, outer, spaces);
    }
  };

  walkAll(dom.childNodes, {}, { type: 'paragraph' }, 'collapse');
  return builder.finish();
}
