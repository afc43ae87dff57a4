import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createBank, type RunningBank } from '#src/bank/server.ts';
import { testShop } from '#src/bank/settings.ts';
import { BrokenState, FolderInUse } from '#src/bank/store.ts';
import { StartError } from '../settings/startError.ts';
import type { Settings } from '../settings/table.ts';

/** Ports that are tried one after the other. */
const tries = 20;
/** Wait for the address of a bank that another server is starting: number of looks, and ms between them. */
const looks = { count: 50, pause: 100 };

type BankSettings = Pick<Settings, 'HOST' | 'PORT' | 'TEST_BANK_PORT' | 'VITE_BRAND_NAME'>;

/**
 * Starts the test bank beside a server. It keeps what it knows in a folder of its own, which has one bank: a second server on
 * the same data uses the bank of the first.
 * @param folder of the data
 * @throws {StartError} when no port is free, or its memory is damaged
 */
export async function openTestBank(settings: BankSettings, folder: string): Promise<RunningBank> {
  const home = join(folder, 'bank');
  const addressFile = join(home, 'address');
  try {
    const bank = await startBank(settings, home);
    await writeFile(addressFile, bank.url);
    return {
      url: bank.url,
      async close() {
        await rm(addressFile, { force: true });
        await bank.close();
      },
    };
  } catch (error) {
    if (error instanceof BrokenState) throw new StartError(error.message);
    if (!(error instanceof FolderInUse)) throw error;
    return { url: await findBank(addressFile), close: async () => undefined };
  }
}

/** Notifications come to the server by its address on this machine. */
function shopAddress({ HOST: host, PORT: port }: BankSettings): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/api/payments`;
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function startBank(settings: BankSettings, folder: string): Promise<RunningBank> {
  const { TEST_BANK_PORT: first, VITE_BRAND_NAME: name } = settings;
  const shop = shopAddress(settings);
  for (let port = first; port < first + tries; port += 1) {
    try {
      return await createBank({
        folder,
        port,
        shop: `${name} (тест)`,
        yookassa: { ...testShop.yookassa, notify: `${shop}/yookassa/` },
        cloudpayments: { ...testShop.cloudpayments, notify: `${shop}/cloudpayments` },
      });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new StartError(
    `The test bank finds no free port from ${first} to ${first + tries - 1}. Set another TEST_BANK_PORT, or TEST_BANK=0.`,
  );
}

/** The address of the bank that another server has started. */
async function findBank(addressFile: string): Promise<string> {
  for (let look = 0; look < looks.count; look += 1) {
    const url = await readFile(addressFile, 'utf8').catch(() => '');
    const isThere =
      url !== '' &&
      (await fetch(`${url}/control/state`, { signal: AbortSignal.timeout(1000) }).then(
        ({ ok }) => ok,
        () => false,
      ));
    if (isThere) return url;
    await pause(looks.pause);
  }
  throw new StartError(
    'Another process has the memory of the test bank in DATA_DIR/bank, but the bank does not answer. Stop that process, or set TEST_BANK=0.',
  );
}
