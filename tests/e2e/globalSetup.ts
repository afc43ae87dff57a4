import { join } from 'node:path';
import { ensureClient } from '#src/server/start/clientBuild.ts';

/** Builds the client once, before several servers start at the same time and each finds it missing. */
export default function globalSetup(): void {
  ensureClient(join(import.meta.dirname, '../..'), console.log);
}
