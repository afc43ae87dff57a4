import { Extension } from '@tiptap/core';
import { DOMParser, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorBlock } from '../blocks.ts';
import { fromBlocks } from '../document/fromBlocks.ts';
import { cleanHtml } from './cleanHtml.ts';
import { filesOf } from './files.ts';
import { type IsKnown, readHtml } from './readHtml.ts';
import { readText } from './readText.ts';

export interface PastingOptions {
  isKnown: IsKnown;
  /** Files were pasted, or dropped at a place of the document. */
  onFiles: (files: readonly File[], place?: number) => void;
}

function sliceOf(schema: Schema, blocks: readonly EditorBlock[]): Slice {
  if (blocks.length === 0) return Slice.empty;
  return new Slice(schema.nodeFromJSON(fromBlocks(blocks)).content, 0, 0);
}

/** Reads HTML by our own rules rather than the schema's: there is one way from a clipboard to blocks. */
class HtmlParser extends DOMParser {
  readonly #isKnown: IsKnown;

  constructor(schema: Schema, isKnown: IsKnown) {
    super(schema, []);
    this.#isKnown = isKnown;
  }

  override parseSlice(dom: Element): Slice {
    return sliceOf(this.schema, readHtml(dom, this.#isKnown));
  }
}

/** Pasting keeps structure, bold and italic; files become uploads. */
export const Pasting = Extension.create<PastingOptions>({
  name: 'pasting',
  addProseMirrorPlugins() {
    const { isKnown, onFiles } = this.options;
    const { schema } = this.editor;
    return [
      new Plugin({
        props: {
          transformPastedHTML: cleanHtml,
          clipboardParser: new HtmlParser(schema, isKnown),
          clipboardTextParser: (text) => sliceOf(schema, readText(text)),
          handlePaste: (_view, { clipboardData }) => {
            const files = filesOf(clipboardData);
            if (files.length > 0) onFiles(files);
            return files.length > 0;
          },
          handleDrop: (view, event) => {
            const files = [...(event.dataTransfer?.files ?? [])];
            if (files.length === 0) return false;
            event.preventDefault();
            onFiles(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
            return true;
          },
        },
      }),
    ];
  },
});
