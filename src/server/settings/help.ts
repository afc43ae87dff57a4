import { settingsTable } from './table.ts';

/** What `npm start -- --help` prints: every setting with its default. */
export function settingsHelp(): string {
  const lines = Object.entries(settingsTable).map(([name, setting]) => {
    const fallback = 'fallbackNote' in setting ? setting.fallbackNote : setting.fallback;
    return `  ${name.padEnd(20)} ${setting.description}\n  ${''.padEnd(20)} Default: ${fallback}`;
  });
  return `Usage: npm start\n\nSettings are environment variables:\n\n${lines.join('\n')}\n`;
}
