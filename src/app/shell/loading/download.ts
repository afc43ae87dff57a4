/** A part of the app did not download: a new version has replaced its file, or the network was down. */
export class DownloadError extends Error {}

/**
 * Wraps the import of a part of the app that downloads on its own.
 * @returns a function that downloads it, and rejects with a `DownloadError`
 */
export const download =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load().catch((cause: unknown) => {
      throw new DownloadError('A part of the app did not download', { cause });
    });
