import { useRouteError } from 'react-router-dom';
import { CrashPage } from './CrashPage.tsx';
import { DownloadError } from '../loading/download.ts';
import { DownloadFailure } from './DownloadFailure.tsx';

/** In the place of a page that did not download, or failed to render. */
export function RouteError() {
  return useRouteError() instanceof DownloadError ? <DownloadFailure /> : <CrashPage />;
}
