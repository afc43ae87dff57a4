/** A part of the app did not download: a new version has replaced its file, or the network was down. */
export class DownloadError extends Error {}

/**
 * The one way in which parts of the app download on their own.
 * @param load the import
 * @returns what does it. @throws DownloadError
 */
export const download =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load().catch((cause: unknown) => {
      throw new DownloadError('A part of the app did not download', { cause });
    });
