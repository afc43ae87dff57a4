import { boot, listen, type RunningServer } from './boot.ts';
import { withoutParameters } from './database/index.ts';
import { parseSettings, settingsHelp, type Settings } from './settings/index.ts';
import { StartError } from './startError.ts';

/** After a stop signal, requests still open by then are cut off, ms. */
const closeTimeout = 10_000;

type Options = Parameters<typeof boot>[1];

function closeOnSignals(server: RunningServer): void {
  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), closeTimeout).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The server did not close cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

async function start(
  prepare: (settings: Settings) => Options,
  extend?: (server: RunningServer) => Promise<void>,
) {
  const settings = parseSettings(process.env);
  const server = await boot(settings, prepare(settings));
  try {
    await extend?.(server);
    await listen(server, settings);
  } catch (error) {
    await server.close();
    throw error;
  }
  closeOnSignals(server);
  process.stdout.write(`${server.banner}\n`);
}

/** One line for what the operator can cure; the stack for a fault of ours. */
function describe(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const cause = withoutParameters(error);
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/**
 * The whole life of a server process. A failure to start is one line on stderr and exit code 1.
 * @param prepare what differs between production and development; runs after the settings are read
 * @param extend the last change of the app before it listens
 */
export async function run(
  prepare: (settings: Settings) => Options,
  extend?: (server: RunningServer) => Promise<void>,
): Promise<void> {
  if (process.argv.includes('--help')) {
    process.stdout.write(settingsHelp());
    return;
  }
  try {
    await start(prepare, extend);
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    // Something half-open may still hold the process.
    process.exit(1);
  }
}
