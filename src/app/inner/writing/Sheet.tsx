import { useState } from 'react';
import type { PostEditor, PostEditorProps } from '#src/components/sections/PostEditor/index.ts';
import type { Content } from '#src/data/writing/index.ts';

type Written = 'title' | 'onTitleChange' | 'blocks' | 'onChange';

export interface SheetProps extends Omit<PostEditorProps, Written> {
  /** Downloaded on its own. */
  PostEditor: typeof PostEditor;
  /** What was written so far; read once, as the page may not have drawn the last of it yet. */
  read: () => Content;
  onChange: (changes: Partial<Content>) => void;
}

/** Title and text, which show at once what is typed: the page around them follows when there is time. */
export function Sheet({ PostEditor: Editor, read, onChange, ...editor }: SheetProps) {
  const [{ title: first, blocks }] = useState(read);
  const [title, setTitle] = useState(first);
  return (
    <Editor
      {...editor}
      title={title}
      onTitleChange={(next) => {
        setTitle(next);
        onChange({ title: next });
      }}
      blocks={blocks}
      onChange={(next) => onChange({ blocks: next })}
    />
  );
}
