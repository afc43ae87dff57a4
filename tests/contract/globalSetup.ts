import type { TestProject } from 'vitest/node';
import { type ContractServer, describedServer } from './support/contractServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    contractServer: ContractServer;
  }
}

/** Tells the tests which server to call: the one of `CONTRACT_URL`, or our own, started for them. */
export default async function globalSetup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const described = describedServer(process.env);
  if (described) {
    project.provide('contractServer', described);
    return undefined;
  }
  const { startOwnServer } = await import('./support/ownServer.ts');
  const own = await startOwnServer();
  project.provide('contractServer', own.server);
  return own.stop;
}
