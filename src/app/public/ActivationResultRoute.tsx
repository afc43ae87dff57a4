import { LinkButton } from '#src/components/primitives/LinkButton/index.ts';
import { MessagePage } from '#src/components/pages/MessagePage/index.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../usePageTitle.ts';

/** `/activation-result`: confirming an e-mail by its link is not built yet; entering does not wait for it (D23). */
export function ActivationResultRoute() {
  usePageTitle('Подтверждение email');
  return (
    <MessagePage
      title="Подтверждение email"
      note={`Подтверждать email по\u00a0ссылке пока не\u00a0нужно: аккаунт уже работает, можно войти.`}
      homeHref={paths.landing}
      actions={
        <LinkButton href={paths.landing} kind="secondary">
          На{'\u00a0'}главную
        </LinkButton>
      }
    />
  );
}
