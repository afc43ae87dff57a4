import { Link } from 'react-aria-components/Link';
import { Button } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import * as styles from './Header.css.ts';

export interface HeaderProps {
  /** The product's name: the logo is read out as it. */
  brandName: string;
  /** Someone is logged in: the two buttons give place to a link to the feed. @default false */
  isAuthenticated?: boolean | undefined;
  /** Link of the logo. */
  homeHref: string;
  /** Link of «В ленту». */
  feedHref: string;
  /** «Вход» is pressed. */
  onLogin: () => void;
  /** «Регистрация» is pressed. */
  onRegister: () => void;
}

/**
 * Sticky header of the public pages: logo, login and registration (specification section 2, design section 6), 95 px
 * high.
 */
export function Header(props: HeaderProps) {
  const { brandName, isAuthenticated = false, homeHref, feedHref, onLogin, onRegister } = props;
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.bar}>
          <Link className={styles.logo} href={homeHref} aria-label={`${brandName}, на главную`}>
            <Logo />
          </Link>
          {isAuthenticated ? (
            <LinkButton href={feedHref} kind="secondary" size="small">
              В ленту
            </LinkButton>
          ) : (
            <>
              <Button kind="ghost" size="small" onPress={onLogin}>
                Вход
              </Button>
              <Button kind="secondary" size="small" onPress={onRegister}>
                Регистрация
              </Button>
            </>
          )}
        </div>
      </Container>
    </header>
  );
}
