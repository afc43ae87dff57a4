import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Container } from '../../primitives/Container/Container.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import { Main } from '../../primitives/Main/Main.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx';
import { Footer, type FooterProps } from '../Footer/Footer.tsx';
import * as css from './PublicFrame.css.ts';

export interface PublicFrameProps {
  /** Link of the logo. */
  homeHref: string;
  footer: FooterProps;
  /** The page. */
  children: ReactNode;
}

/** Frame of small public pages (design section 9): the logo leading home, the page on the margin and the footer. */
export function PublicFrame({ homeHref, footer, children }: PublicFrameProps) {
  return (
    <Page>
      <div className={css.frame}>
        <div className={css.page}>
          <Container>
            <SkipLink />
            <header className={css.header}>
              <Link className={css.brand} href={homeHref} aria-label="Перейти на главную">
                <Logo />
              </Link>
            </header>
            <Main>{children}</Main>
          </Container>
        </div>
        <Footer {...footer} hasWordmark={false} />
      </div>
    </Page>
  );
}
