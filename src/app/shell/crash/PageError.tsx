import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { DownloadError } from '../loading/download.ts';
import { PageFailure } from './PageFailure.tsx';
import { SectionCrash } from './SectionCrash.tsx';

interface PageErrorProps {
  /** Says that the page did not download: «Редактор не загрузился». */
  title: string;
  /** Shown while a reload is running. */
  wait: ReactNode;
}

/** In the place of a page of the area that did not download, or failed to render. */
export function PageError(props: PageErrorProps) {
  return useRouteError() instanceof DownloadError ? <PageFailure {...props} /> : <SectionCrash />;
}
