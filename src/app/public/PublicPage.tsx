import { useEffect } from 'react';
import { useChunk } from '../chunks/chunk.ts';
import { ChunkFailure } from '../chunks/ChunkFailure.tsx';
import { publicPages } from './chunk.ts';
import type { PageName } from './pages.tsx';
import { PublicWait } from './PublicWait.tsx';

/** A public page that downloads apart; until then its frame. */
export function PublicPage({ name }: { name: PageName }) {
  const chunk = useChunk(publicPages);
  useEffect(() => void publicPages.load(), []);
  if (chunk.kind === 'failed') return <ChunkFailure />;
  if (chunk.kind !== 'ready') return <PublicWait />;
  const Page = chunk.module.pages[name];
  return <Page />;
}
