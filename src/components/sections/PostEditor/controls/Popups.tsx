import type { Editor } from '@tiptap/core';
import { fromBlocks } from '../document/fromBlocks.ts';
import { blocksOfNode } from '../document/toBlocks.ts';
import type { MediaView } from '../media.ts';
import { BlockPopup, type WordedBlock } from './BlockPopup.tsx';
import { KeysPopup } from './KeysPopup.tsx';
import { LinkPopup } from './LinkPopup.tsx';

/** The popup over the editor. */
export type OpenPopup =
  | { readonly kind: 'link'; readonly href: string | undefined }
  | { readonly kind: 'keys' }
  | { readonly kind: 'block'; readonly position: number; readonly block: WordedBlock };

/** The dialog of the block at a position, if its words are typed in one. */
export function blockPopup(editor: Editor, position: number): OpenPopup | undefined {
  const node = editor.state.doc.nodeAt(position);
  const [block] = node ? blocksOfNode(node) : [];
  switch (block?.type) {
    case 'picture':
    case 'gallery':
    case 'audio':
    case 'file':
      return { kind: 'block', position, block };
    default:
      return undefined;
  }
}

function link(editor: Editor, href: string): void {
  const { empty } = editor.state.selection;
  const chain = editor.chain().focus();
  if (!empty || editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
  // Without a selection the address becomes the text.
  else chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
}

function replaceBlock(editor: Editor, position: number, block: WordedBlock | undefined): void {
  const { tr, doc, schema } = editor.state;
  const end = position + (doc.nodeAt(position)?.nodeSize ?? 0);
  if (block === undefined) tr.deleteRange(position, end);
  else
    tr.replaceWith(
      position,
      end,
      fromBlocks([block]).content.map((json) => schema.nodeFromJSON(json)),
    );
  editor.view.dispatch(tr);
}

interface PopupsProps {
  editor: Editor;
  popup: OpenPopup | undefined;
  media: ReadonlyMap<string, MediaView>;
  onClose: () => void;
}

/** The dialogs of the editor: afterwards one is in the text again, where one was. */
export function Popups({ editor, popup, media, onClose }: PopupsProps) {
  const leave = (change: () => void) => {
    change();
    onClose();
  };
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose();
  const block = popup?.kind === 'block' ? popup : undefined;
  return (
    <>
      <LinkPopup
        isOpen={popup?.kind === 'link'}
        href={popup?.kind === 'link' ? popup.href : undefined}
        onOpenChange={onOpenChange}
        onSave={(href) => leave(() => link(editor, href))}
        onRemove={() => leave(() => editor.chain().focus().extendMarkRange('link').unsetLink().run())}
      />
      <KeysPopup isOpen={popup?.kind === 'keys'} onOpenChange={onOpenChange} />
      <BlockPopup
        block={block?.block}
        srcOf={(id) => {
          const file = media.get(id);
          return file?.kind === 'picture' ? file.picture.src : undefined;
        }}
        onClose={onClose}
        onSave={(next) => leave(() => block && replaceBlock(editor, block.position, next))}
      />
    </>
  );
}
