import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Art, type ArtName } from '../../primitives/Art/Art.tsx';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import { Main } from '../../primitives/Main/Main.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx';
import { TestBankNotice } from '../../primitives/TestBankNotice/TestBankNotice.tsx';
import * as css from './CheckoutFrame.css.ts';

/** The purchase in a line, which the receipt folds into on narrow screens. */
export interface OrderSummary {
  readonly portrait: AvatarProps['portrait'];
  /** «Первый ряд». */
  readonly title: string;
  /** «Анна Рощина», «Оплачено в 16:39». */
  readonly note: string;
  readonly kopecks: number;
}

export interface CheckoutFrameProps {
  /** Link of the logo. */
  homeHref: string;
  /** The page that the purchase began on. */
  back: { readonly href: string; readonly label: string };
  /** Payments go to the test bank. @default false */
  isTest?: boolean;
  /** The receipt hangs on the pine block. @default the block is empty: the order is not known yet */
  order?: { readonly summary: OrderSummary; readonly receipt: ReactNode } | undefined;
  /** Tile at the foot of the block. */
  art: ArtName;
  /** The page. */
  children: ReactNode;
}

/**
 * Frame of the checkout: no navigation, paper beside a pine block with the receipt. Below 1024 px the receipt folds into
 * one row; open, it pushes the page and covers nothing.
 */
export function CheckoutFrame({ homeHref, back, isTest = false, order, art, children }: CheckoutFrameProps) {
  return (
    <Page>
      <SkipLink />
      <div className={css.frame}>
        {isTest && (
          <aside className={css.notice} aria-label="Тестовый банк">
            <TestBankNotice />
          </aside>
        )}
        <header className={css.header}>
          <Link className={css.brand} href={homeHref} aria-label="Перейти на главную">
            <Logo />
          </Link>
          <div className={css.back}>
            <BackLink href={back.href}>{back.label}</BackLink>
          </div>
        </header>
        <aside className={css.pine} aria-label="Заказ">
          {order !== undefined && <Order {...order} />}
          <div className={css.tile}>
            <Art name={art} />
          </div>
        </aside>
        <div className={css.body}>
          <Main>
            <div className={css.form}>{children}</div>
          </Main>
        </div>
      </div>
    </Page>
  );
}

function Order({ summary, receipt }: NonNullable<CheckoutFrameProps['order']>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const state = isOpen ? 'open' : 'closed';
  return (
    <>
      <Button className={css.fold} aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
        <Avatar portrait={summary.portrait} size="small" />
        <span>
          <span className={css.title}>{summary.title}</span>
          <span className={css.note}>{summary.note}</span>
        </span>
        <span className={css.sum}>
          <Money kind="text" kopecks={summary.kopecks} />
        </span>
        <span className={css.chevron[state]}>
          <Icon name="down" />
        </span>
      </Button>
      <div className={css.receipt[state]} id={id}>
        {receipt}
      </div>
    </>
  );
}
