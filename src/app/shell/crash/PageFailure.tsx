import type { ReactNode } from 'react';
import { Button } from '#src/components/primitives/Button/index.ts';
import { Inline } from '#src/components/primitives/Inline/index.ts';
import { LinkButton } from '#src/components/primitives/LinkButton/index.ts';
import { PageTitle } from '#src/components/primitives/PageTitle/index.ts';
import { Stack } from '#src/components/primitives/Stack/index.ts';
import { useReload } from '../loading/useReload.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { paths } from '../../shared/paths.ts';

interface PageFailureProps {
  /** Says that the page did not download. */
  title: string;
  /** Shown while a reload is running. */
  wait: ReactNode;
}

/** A page of the inner area did not download: as with any part of the app, only a reload helps. */
export function PageFailure({ title, wait }: PageFailureProps) {
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
