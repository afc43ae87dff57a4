import { execFile } from 'node:child_process';

/** Output of an npm command, also after a failure: its JSON says which. */
export const npm = (...command: string[]): Promise<string> =>
  new Promise((resolve) => {
    // With NODE_ENV=production, as in builds, npm would omit the tools.
    const env = { ...process.env, NODE_ENV: undefined };
    const options = { env, maxBuffer: 2 ** 26, shell: process.platform === 'win32' };
    execFile('npm', command, options, (_error, stdout) => resolve(stdout));
  });

/** https://cyclonedx.org/docs/1.5/json/ */
export interface Bill {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

/**
 * Every package that the lockfile knows, tools marked as such. npm can leave the tools out, but then leaves out React, too,
 * because tools want it as well.
 */
export async function billOfMaterials(): Promise<Bill> {
  const command = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  return JSON.parse(await npm(...command));
}
