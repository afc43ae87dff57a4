import { Node } from '@tiptap/core';
import { blocksOfNode } from '../document/toBlocks.ts';

/** Marks a copied block; only this editor reads it. */
export const blockAttribute = 'data-block';

/** A block without text of its own: selected, moved and deleted whole. Its parts are typed in dialogs. */
function atom(name: string, defaults: Readonly<Record<string, unknown>> = {}) {
  return Node.create({
    name,
    group: 'block',
    atom: true,
    addAttributes: () =>
      Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, { default: value }])),
    renderHTML: ({ node }) => ['div', { [blockAttribute]: JSON.stringify(blocksOfNode(node)[0]) }],
  });
}

export const Picture = atom('picture', { media: '', alt: '', caption: '' });
export const Gallery = atom('gallery', { pictures: [] });
export const Audio = atom('audio', { media: '', title: '' });
export const File = atom('file', { media: '', title: '' });
export const Paywall = atom('paywall');
export const Upload = atom('upload', { id: '', kind: 'file', name: '' });
