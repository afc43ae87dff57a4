import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { toLine } from '#src/validation/index.ts';
import { type EditorBlock, limits, type UploadBlock } from './blocks.ts';
import { fromBlocks } from './document/fromBlocks.ts';
import { blockOf } from './document/toBlocks.ts';
import type { UploadView } from './media.ts';

const uploadOf = (node: Node | null): UploadBlock | undefined =>
  node?.type.name === 'upload' ? blockOf(node, 'upload') : undefined;

/** A file's name as its title, as far as that fits. */
const titleOf = (name: string): string =>
  Array.from(toLine(name)).slice(0, limits.name).join('') || 'Без названия';

function fileBlockOf({ kind, name }: UploadBlock, media: string): EditorBlock {
  switch (kind) {
    case 'picture':
    case 'gallery':
      return { type: 'picture', media, alt: '' };
    case 'audio':
      return { type: 'audio', media, title: titleOf(name.replace(/\.[^.]{1,5}$/, '')) };
    case 'file':
      return { type: 'file', media, title: titleOf(name) };
  }
}

/** Neighbours of one gallery; any other upload is alone. */
function groupAt(doc: Node, index: number, first: UploadBlock): UploadBlock[] {
  const group = [first];
  if (first.kind !== 'gallery') return group;
  for (let at = index + 1; group.length < limits.pictures; at += 1) {
    const next = uploadOf(doc.maybeChild(at));
    if (next?.kind !== 'gallery') return group;
    group.push(next);
  }
  return group;
}

/** Turns a finished group of uploads into a block. */
function settled(
  group: readonly UploadBlock[],
  uploads: ReadonlyMap<string, UploadView>,
): EditorBlock | undefined {
  const pictures: { media: string; alt: string }[] = [];
  for (const upload of group) {
    const state = uploads.get(upload.id)?.state;
    if (state?.kind !== 'done') return undefined;
    if (group.length === 1) return fileBlockOf(upload, state.media);
    pictures.push({ media: state.media, alt: '' });
  }
  return { type: 'gallery', pictures };
}

/**
 * Puts the blocks of uploads that are there in their places. The author did not do it, so undo skips it, and
 * caret and focus stay where they are.
 * @param onSaid gets what to announce to a screen reader, if any are there
 */
export function settleUploads(
  editor: Editor,
  uploads: ReadonlyMap<string, UploadView>,
  onSaid: (words: string) => void,
): void {
  if (editor.isDestroyed) return;
  const names: string[] = [];
  const { tr, doc, schema } = editor.state;
  let at = 0;
  for (let index = 0; index < doc.childCount;) {
    const first = uploadOf(doc.child(index));
    const group = first ? groupAt(doc, index, first) : [];
    const count = Math.max(group.length, 1);
    const block = first && settled(group, uploads);
    const end =
      at + doc.children.slice(index, index + count).reduce((size, { nodeSize }) => size + nodeSize, 0);
    if (block) {
      const nodes = fromBlocks([block]).content.map((json) => schema.nodeFromJSON(json));
      tr.replaceWith(tr.mapping.map(at), tr.mapping.map(end), nodes);
      names.push(...group.map(({ name }) => name));
    }
    at = end;
    index += count;
  }
  if (!tr.docChanged) return;
  editor.view.dispatch(tr.setMeta('addToHistory', false));
  onSaid(`Загружено: ${names.join(', ')}`);
}
