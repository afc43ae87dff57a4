import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { MessagePage } from '#src/components/pages/MessagePage/MessagePage.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Inline } from '#src/components/primitives/Inline/Inline.tsx';
import { LinkButton } from '#src/components/primitives/LinkButton/LinkButton.tsx';
import { PageTitle } from '#src/components/primitives/PageTitle/PageTitle.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import { paths } from '../shared/paths.ts';
import { DownloadError } from './download.ts';
import { PageMeta } from './PageMeta.tsx';
import { useFooter } from './useFooter.ts';
import { useReload } from './useReload.ts';
import { PublicWait } from './waits.tsx';

/** Replaces a page that did not download or failed to render. */
export function RouteError() {
  return useRouteError() instanceof DownloadError ? <DownloadFailure /> : <CrashPage />;
}

interface PageErrorProps {
  /** Says that the page did not download: «Редактор не загрузился». */
  title: string;
  /** Shown while a reload is running. */
  wait: ReactNode;
}

/** Replaces a page of the area that did not download or failed to render. */
export function PageError(props: PageErrorProps) {
  return useRouteError() instanceof DownloadError ? <PageFailure {...props} /> : <SectionCrash />;
}

/** A page failed to render: a sentence and a way out instead of an empty screen. */
export function CrashPage() {
  return (
    <>
      <PageMeta noIndex />
      <MessagePage
        title="Что-то пошло не так"
        note="Страница сломалась, но ваши данные целы. Обновите её или вернитесь на главную."
        homeHref={paths.landing}
        footer={useFooter()}
        actions={
          <>
            <Button onPress={() => window.location.reload()}>Обновить страницу</Button>
            {/* A full load, not a navigation: what broke is thrown away. */}
            <Button kind="outline" onPress={() => window.location.assign(paths.landing)}>
              На главную
            </Button>
          </>
        }
      />
    </>
  );
}

/** A page of the area failed to render; the navigation around it still works. */
export function SectionCrash() {
  return (
    <Stack gap={24}>
      <PageMeta noIndex />
      <PageTitle>Что-то пошло не так</PageTitle>
      <p>Раздел сломался, но ваши данные целы. Обновите страницу или перейдите в другой раздел.</p>
      <Inline>
        <Button onPress={() => window.location.reload()}>Обновить страницу</Button>
        <LinkButton href={paths.landing} kind="outline">
          На главную
        </LinkButton>
      </Inline>
    </Stack>
  );
}

/**
 * A part of the app did not download: a new version has replaced its file, or the network was down. Only a reload
 * cures either: browsers do not ask for a failed module again as long as the page lives.
 */
export function DownloadFailure() {
  const footer = useFooter();
  const { attempt, retry } = useReload();

  if (attempt === 'first') return <PublicWait />;
  return (
    <>
      <PageMeta noIndex />
      <MessagePage
        title="Страница не загрузилась"
        note="Проверьте соединение и попробуйте ещё раз."
        homeHref={paths.landing}
        footer={footer}
        actions={
          <Button isPending={attempt === 'another'} onPress={retry}>
            Попробовать ещё раз
          </Button>
        }
      />
    </>
  );
}

interface PageFailureProps {
  /** Says that the page did not download. */
  title: string;
  /** Shown while a reload is running. */
  wait: ReactNode;
}

/** A page of the inner area did not download; only a reload helps. */
function PageFailure({ title, wait }: PageFailureProps) {
  const { attempt, retry } = useReload();
  if (attempt === 'first') return wait;
  return (
    <Stack gap={24}>
      <PageMeta noIndex />
      <PageTitle>{title}</PageTitle>
      <p>Проверьте соединение и попробуйте ещё раз.</p>
      <Inline>
        <Button isPending={attempt === 'another'} onPress={retry}>
          Попробовать ещё раз
        </Button>
        <LinkButton href={paths.feed} kind="outline">
          В ленту
        </LinkButton>
      </Inline>
    </Stack>
  );
}
