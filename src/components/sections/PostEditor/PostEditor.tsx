import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { EditorBlock, UploadKind } from './blocks.ts';
import { acceptOf, chosen, type ChosenFile } from './chooseFiles.ts';
import { type ActionId, actions } from './commands/actions.ts';
import { currentBlock, insertBlocks } from './commands/blocks.ts';
import { BlockHandle } from './controls/BlockHandle.tsx';
import { EditorToolbar } from './controls/EditorToolbar.tsx';
import { type Insertion, InsertMenu } from './controls/InsertMenu.tsx';
import { blockPopup, type OpenPopup, Popups } from './controls/Popups.tsx';
import { isKnownBlock, type KnownFiles } from './isKnownBlock.ts';
import { type LimitsView, type PaywallView, UiContext, type UploadAction } from './media.ts';
import * as css from './PostEditor.css.ts';
import { settleUploads } from './settleUploads.ts';
import { TitleField } from './TitleField.tsx';
import { usePostEditor } from './usePostEditor.ts';

export type { EditorBlock, EditorRun, UploadKind } from './blocks.ts';
export type { ChosenFile } from './chooseFiles.ts';
export type { LimitsView, MediaView, PaywallView, UploadAction, UploadView } from './media.ts';

/** Imperative handle of the editor. */
export interface PostEditorHandle {
  /** Puts the caret at the end of the text. */
  readonly focus: () => void;
  /** Shows a block, by its index in the last `onChange`, and puts the caret there. */
  readonly focusBlock: (index: number) => void;
}

export interface PostEditorProps extends KnownFiles {
  title: string;
  onTitleChange: (title: string) => void;
  /** Error of the title. @default nothing */
  titleError?: string | undefined;
  /** The document to begin with; read once: another document is another `key`. */
  blocks: readonly EditorBlock[];
  /** After every change, in normal form (`toBlocks`); blocks that did not change are the same objects. */
  onChange: (blocks: EditorBlock[]) => void;
  paywall: PaywallView;
  limits: LimitsView;
  /** Files were chosen, pasted or dropped: begins their uploads and names them, in their order. */
  onFiles: (files: readonly ChosenFile[]) => readonly string[];
  onUploadAction: (id: string, action: UploadAction) => void;
  ref?: Ref<PostEditorHandle>;
}

/**
 * Editor of a post (design section 14). Every function works by keyboard, with a screen reader and on a phone; network
 * and device are props.
 */
export function PostEditor({ title, onTitleChange, titleError, blocks, ref, ...props }: PostEditorProps) {
  const { media, uploads, paywall, limits, onChange, onFiles, onUploadAction } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const [popup, setPopup] = useState<OpenPopup>();
  /** `typed`: opened with «/», which stays in the text when nothing is chosen. */
  const [insertion, setInsertion] = useState<'closed' | 'open' | 'typed'>('closed');

  const addFiles = (files: readonly ChosenFile[], place?: number) => {
    if (files.length === 0) return;
    const ids = onFiles(files);
    const added = files.flatMap(({ file, kind }, index): EditorBlock[] => {
      const id = ids[index];
      return id === undefined ? [] : [{ type: 'upload', id, kind, name: file.name }];
    });
    insertBlocks(editor, added, place);
    editor.commands.focus();
  };
  const openLink = () => {
    const href: unknown = editor.getAttributes('link')['href'];
    setPopup({ kind: 'link', href: typeof href === 'string' ? href : undefined });
  };
  const edit = useCallback((of: Editor, position: number) => setPopup(blockPopup(of, position)), []);
  const openInsertion = (trigger: HTMLElement, how: 'open' | 'typed') => {
    anchor.current = trigger;
    setInsertion(how);
  };
  const editor = usePostEditor(blocks, {
    onChange(next) {
      onChange(next);
      settleUploads(editor, uploads, setSaid);
    },
    isKnown: (block) => isKnownBlock(block, { media, uploads }),
    onFiles: (files, place) => addFiles(chosen(files), place),
    onSaid: setSaid,
    onLink: openLink,
    onHelp: () => setPopup({ kind: 'keys' }),
    onToolbar: () => toolbar.current?.querySelector('button')?.focus(),
    onInsert() {
      const element = editor.view.nodeDOM(currentBlock(editor.state).from);
      if (element instanceof HTMLElement) openInsertion(element, 'typed');
    },
    onEdit: (position) => edit(editor, position),
  });
  useEffect(() => {
    // Tiptap draws blocks at once, which React does not do in the middle of drawing.
    queueMicrotask(() => settleUploads(editor, uploads, setSaid));
  }, [editor, uploads]);

  const act = (id: ActionId) => {
    setSaid(actions[id].run(editor));
    editor.commands.focus();
  };
  const chooseFiles = (kind: UploadKind) => {
    if (input.current === null) return;
    input.current.accept = acceptOf[kind];
    input.current.dataset['kind'] = kind;
    input.current.click();
  };
  const insert = (choice: Insertion) => {
    setInsertion('closed');
    if ('action' in choice) act(choice.action);
    else chooseFiles(choice.files);
  };
  const leaveInsertion = (typed: string) => {
    setInsertion('closed');
    const text = insertion === 'typed' ? `/${typed}` : typed;
    editor
      .chain()
      .focus()
      .insertContent(text === '' ? [] : { type: 'text', text })
      .run();
  };

  useImperativeHandle(
    ref,
    () => ({
      focus: () => editor.commands.focus('end'),
      focusBlock(index) {
        editor.commands.focus(editor.state.doc.resolve(0).posAtIndex(index) + 1);
      },
    }),
    [editor],
  );
  const ui = useMemo(
    () => ({ media, uploads, paywall, limits, onUploadAction, onEdit: edit }),
    [media, uploads, paywall, limits, onUploadAction, edit],
  );

  return (
    <UiContext value={ui}>
      <div ref={sheet} className={css.sheet} data-sheet="">
        <EditorToolbar
          editor={editor}
          limits={limits}
          toolbarRef={toolbar}
          onAction={act}
          onLink={openLink}
          onFiles={chooseFiles}
          onInsert={(trigger) => openInsertion(trigger, 'open')}
          onHelp={() => setPopup({ kind: 'keys' })}
        />
        <TitleField
          value={title}
          onChange={onTitleChange}
          errorMessage={titleError}
          onDone={() => editor.commands.focus('start')}
        />
        <BlockHandle
          editor={editor}
          sheet={sheet}
          onAction={act}
          onInsert={(trigger) => openInsertion(trigger, 'open')}
        />
        <EditorContent editor={editor} />
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          onChange={({ target }) => {
            addFiles(chosen([...(target.files ?? [])], target.dataset['kind'] as UploadKind));
            target.value = '';
          }}
        />
      </div>
      <InsertMenu
        isOpen={insertion !== 'closed'}
        triggerRef={anchor}
        limits={limits}
        onChoose={insert}
        onClose={leaveInsertion}
      />
      <Popups editor={editor} popup={popup} media={media} onClose={() => setPopup(undefined)} />
    </UiContext>
  );
}
