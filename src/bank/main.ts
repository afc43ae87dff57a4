import { createBank } from './server.ts';
import { InvalidSetting, readSettings } from './settings.ts';
import { BrokenState, FolderInUse } from './store.ts';

/** One line for what can be cured; the stack for a fault of ours. */
function describe(error: unknown): string {
  if (error instanceof InvalidSetting || error instanceof BrokenState || error instanceof FolderInUse)
    return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return 'The port of the test bank is in use by another program. Stop it or set another BANK_PORT.';
    case 'EACCES':
      return 'The test bank may not use its port or its folder. Set another BANK_PORT or BANK_DIR.';
    case 'EEXIST':
    case 'ENOTDIR':
    case 'EROFS':
      return 'BANK_DIR is no folder in which the test bank can write. Set another one.';
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** `npm run bank`. */
try {
  const settings = readSettings(process.env);
  const bank = await createBank(settings);
  process.stdout.write(`The test bank is at ${bank.url}/control, its memory in ${settings.folder}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void bank.close().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exitCode = 1;
}
