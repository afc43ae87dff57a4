import { useChunk } from '../chunks/chunk.ts';
import type { InnerName } from '../navigation/paths.ts';
import { inner } from './chunk.ts';

/** A page of the area; the guard around it shows the skeleton until the area is downloaded. */
export function InnerPage({ name }: { name: InnerName }) {
  const chunk = useChunk(inner);
  if (chunk.kind !== 'ready') return null;
  const Page = chunk.module.pages[name];
  return <Page />;
}
