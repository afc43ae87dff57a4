import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useState } from 'react';
import { AudioPlayer, type Speed } from '../../AudioPlayer/AudioPlayer.tsx';
import { FileRow } from '../../FileRow/FileRow.tsx';
import { blockOf } from '../document/readBlocks.ts';
import { useUi } from '../ui.ts';
import { BlockControls } from './BlockControls.tsx';
import { Lost } from './Lost.tsx';

const nowhere = () => {};

/** A sound as readers get it; where one stopped is not remembered. */
export function AudioBlock({ node, ...view }: ReactNodeViewProps) {
  const { media, title } = blockOf(node, 'audio');
  const file = useUi().media.get(media);
  const [speed, setSpeed] = useState<Speed>(1);
  return (
    <NodeViewWrapper>
      {file?.kind === 'audio' ? (
        <AudioPlayer
          sound={{ ...file.sound, title }}
          place={0}
          speed={speed}
          onSpeedChange={setSpeed}
          onPlace={nowhere}
          onStale={nowhere}
        />
      ) : (
        <Lost kind="Запись" />
      )}
      <BlockControls {...view} label="Назвать иначе" />
    </NodeViewWrapper>
  );
}

/** A file as readers get it. */
export function FileBlock({ node, ...view }: ReactNodeViewProps) {
  const { media, title } = blockOf(node, 'file');
  const file = useUi().media.get(media);
  return (
    <NodeViewWrapper>
      {file?.kind === 'file' ? <FileRow file={{ ...file.file, title }} /> : <Lost kind="Файл" />}
      <BlockControls {...view} label="Назвать иначе" />
    </NodeViewWrapper>
  );
}
