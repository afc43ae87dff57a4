import { type ReactNode, useEffect } from 'react';
import { type Chunk, useChunk } from '../chunks/chunk.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { PartFailure } from './PartFailure.tsx';

interface LazyPartProps<Module> {
  chunk: Chunk<Module>;
  /** Of the page, until it says its own. */
  title: string;
  /** What the reader hears when it cannot be downloaded: «Редактор не загрузился». */
  failure: string;
  /** Shown in its place meanwhile. */
  wait: ReactNode;
  /** The page of what was downloaded. */
  children: (module: Module) => ReactNode;
}

/** A page that downloads on its own when it is opened. */
export function LazyPart<Module>({ chunk, title, failure, wait, children }: LazyPartProps<Module>) {
  const state = useChunk(chunk);
  useEffect(() => void chunk.load(), [chunk]);
  if (state.kind === 'failed') return <PartFailure title={failure} wait={wait} />;
  if (state.kind === 'ready') return children(state.module);
  return (
    <>
      <PageMeta title={title} noIndex />
      {wait}
    </>
  );
}
