import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import type { Way } from './checkout.ts';
import * as css from './CheckoutPage.css.ts';

interface WaysProps {
  ways: readonly Way[];
  /** The first one leads to what was paid for: it has the accent. @default false */
  isPaid?: boolean;
}

/** Ways on; the first is the loudest. */
export function Ways({ ways, isPaid = false }: WaysProps) {
  return (
    <div className={css.actions}>
      {ways.map(({ label, href }, index) => (
        <LinkButton key={href} href={href} kind={index > 0 ? 'outline' : isPaid ? 'primary' : 'secondary'}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
}
