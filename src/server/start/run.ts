import { boot, type RunningServer } from './boot.ts';
import { readCommandLine, describeCrash, describeFailure } from './commandLine.ts';
import { checkPort, listen } from '../http/listen.ts';
import { parseSettings, settingsHelp } from '../settings/parse.ts';
import type { Settings } from '../settings/table.ts';

/** Longest duration of a stop, in ms; connections still open by then are cut. */
const closeTimeout = 8000;

/** An uncaught error leaves the process in an unknown state: its supervisor restarts it. */
function exitOnCrash(): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${describeCrash(error)}\n`);
    process.exit(1);
  });
}

type Options = Parameters<typeof boot>[1];

function closeOnSignals(server: RunningServer): void {
  let isClosing = false;
  const closeAfter = (drain: () => Promise<void>) => async () => {
    if (isClosing) return;
    isClosing = true;
    // In development Vite also listens, and ends the process with this code, or 143 without one.
    process.exitCode = 0;
    setTimeout(() => server.app.server.closeAllConnections(), closeTimeout).unref();
    try {
      await drain();
      await server.close();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`The server did not close cleanly: ${describeFailure(error)}\n`);
      process.exit(1);
    }
  };
  process.on('SIGTERM', closeAfter(server.drain));
  // Ctrl+C needs no notice to a balancer.
  process.on(
    'SIGINT',
    closeAfter(async () => undefined),
  );
}

async function start(
  prepare: (settings: Settings) => Options,
  extend?: (server: RunningServer) => Promise<void>,
) {
  const settings = parseSettings(process.env);
  await checkPort(settings);
  const server = await boot(settings, prepare(settings));
  try {
    await extend?.(server);
    await listen(server.app, settings);
    await server.listenMetrics();
  } catch (error) {
    await server.close();
    throw error;
  }
  closeOnSignals(server);
  process.stdout.write(`${server.banner}\n`);
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
  exitOnCrash();
  try {
    if (readCommandLine({ name: 'npm start' }, process.argv.slice(2)) === 'help') {
      process.stdout.write(settingsHelp());
      return;
    }
    await start(prepare, extend);
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    // Something half-open may still hold the process.
    process.exit(1);
  }
}
