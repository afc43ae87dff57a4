import { useState } from 'react';
import { PostEditor, type PostEditorProps } from '#src/components/sections/PostEditor/index.ts';
import type { Content } from '#src/data/writing/index.ts';

type Written = 'title' | 'onTitleChange' | 'blocks' | 'onChange';

interface SheetProps extends Omit<PostEditorProps, Written> {
  /** Returns the present content. The editor calls it once, since the page may not have drawn the latest yet. */
  read: () => Content;
  onChange: (changes: Partial<Content>) => void;
}

/** Title and text, which show at once what is typed: the page around them follows when there is time. */
export function Sheet({ read, onChange, ...editor }: SheetProps) {
  const [{ title: first, blocks }] = useState(read);
  const [title, setTitle] = useState(first);
  return (
    <PostEditor
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
