import { Container } from '../../primitives/Container/Container.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  /** The current year. */
  year: number;
  /** The company's legal name. */
  legalName: string;
  /** Text of the developer credit. */
  developerName: string;
  /** Link of the developer credit. */
  developerUrl: string;
  /** «Пользовательское соглашение». */
  termsHref: string;
  /** «Политика конфиденциальности». */
  privacyHref: string;
  /** «Политика cookies». */
  cookiesHref: string;
  /** The name across the page, which is the end of the landing page. @default true */
  hasWordmark?: boolean;
}

/** Footer of the public pages; every link opens in a new tab (specification section 2, design section 6). */
export function Footer(props: FooterProps) {
  const { year, legalName, developerName, developerUrl, hasWordmark = true, ...documents } = props;
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.content}>
          {hasWordmark && (
            <div className={styles.wordmark} aria-hidden>
              <Logo size="full" />
            </div>
          )}
          <div className={styles.details}>
            <span className={styles.copyright}>{`© ${year} ${legalName}`}</span>
            <nav className={styles.documents} aria-label="Документы">
              <Link href={documents.termsHref} kind="text" isExternal>
                Пользовательское соглашение
              </Link>
              <Link href={documents.privacyHref} kind="text" isExternal>
                Политика конфиденциальности
              </Link>
              <Link href={documents.cookiesHref} kind="text" isExternal>
                Политика cookies
              </Link>
            </nav>
            <Link href={developerUrl} kind="text" isExternal>
              {developerName}
            </Link>
          </div>
        </div>
      </Container>
    </footer>
  );
}
