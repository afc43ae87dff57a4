import { useChunk } from '../chunks/chunk.ts';
import { notices } from './notify.ts';

/** Place of the notices: empty until the first of them. */
export function Notices() {
  const chunk = useChunk(notices);
  if (chunk.kind !== 'ready') return null;
  const { Toaster, queue } = chunk.module;
  return <Toaster queue={queue} />;
}
