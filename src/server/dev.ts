import { parseSettings } from './settings/parse.ts';

/** Tells people what they wait for. */
function announce(): void {
  try {
    const { PUBLIC_URL: url } = parseSettings(process.env);
    process.stdout.write(
      `Starting the API and Vite for ${url}; a new database and the first page take a minute…\n`,
    );
  } catch {
    // The server says by itself what is wrong with its settings.
  }
}

/** `npm run dev`: loading the server and Vite alone takes seconds. */
announce();
await import('./start/devServer.ts');
