import { useEffect } from 'react';
import { ChunkFailure } from '../chunks/ChunkFailure.tsx';
import { createChunk, useChunk } from '../chunks/chunk.ts';
import { titles } from '../meta/titles.ts';
import { PublicWait } from '../public/PublicWait.tsx';

const knowledge = createChunk(() => import('./KnowledgeRoute.tsx'));

/** The knowledge base, which downloads with all its articles. */
export function KnowledgePart() {
  const chunk = useChunk(knowledge);
  useEffect(() => void knowledge.load(), []);
  if (chunk.kind === 'failed') return <ChunkFailure />;
  if (chunk.kind !== 'ready') return <PublicWait title={titles.knowledgeBase} />;
  const { KnowledgeRoute } = chunk.module;
  return <KnowledgeRoute />;
}
