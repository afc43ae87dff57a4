import { LinkButton } from '#src/components/primitives/LinkButton/index.ts';
import { MessagePage } from '#src/components/pages/MessagePage/index.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../usePageTitle.ts';

const documents = {
  privacyPolicy: 'Политика конфиден\u00adциальности',
  cookiesPolicy: 'Политика cookies',
  termsOfService: 'Пользователь\u00adское соглашение',
  paymentTerms: 'Условия оплаты',
} as const;

/** A legal page: its text is not published yet and the page says so. */
export function DocumentRoute({ name }: { name: keyof typeof documents }) {
  const title = documents[name];
  // The soft hyphen is for narrow screens only.
  usePageTitle(title.replaceAll('\u00ad', ''));
  return (
    <MessagePage
      title={title}
      note={`Текст документа готовится и\u00a0появится здесь до\u00a0открытия сервиса.`}
      homeHref={paths.landing}
      actions={
        <LinkButton href={paths.landing} kind="secondary">
          На{'\u00a0'}главную
        </LinkButton>
      }
    />
  );
}
