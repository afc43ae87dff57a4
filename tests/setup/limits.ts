import { settingsTable } from '#src/server/settings/table.ts';

/**
 * Settings for servers under test, which get more registrations and log-ins from one address than a server of the world
 * takes, and may fill the disk. The tests of the limits themselves run without them.
 */
export const noLimits: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.keys(settingsTable)
      .filter((name) => name.startsWith('LIMIT_'))
      .map((name) => [name, '100000000/1']),
  ),
  DISK_RESERVE: '1',
};
