import { Button } from '#src/components/primitives/Button/index.ts';
import { Inline } from '#src/components/primitives/Inline/index.ts';
import { LinkButton } from '#src/components/primitives/LinkButton/index.ts';
import { PageTitle } from '#src/components/primitives/PageTitle/index.ts';
import { Stack } from '#src/components/primitives/Stack/index.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { paths } from '../../shared/paths.ts';

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
