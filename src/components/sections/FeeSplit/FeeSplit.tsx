import { formatPercent } from '#src/format/percent.ts';
import { formatPrice } from '#src/format/money.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import * as css from './FeeSplit.css.ts';

export interface FeeSplitProps {
  /** The author in the dative: «Анне», or «Автору». */
  author: string;
  /** Parts of the payment as the order has them, in kopecks. */
  shares: { readonly author: number; readonly platformFee: number; readonly paymentFee: number };
  /** Fees in percent. */
  fees: { readonly platform: number; readonly paymentSystem: number };
}

/** Parts of a payment: what the author gets, and both fees in plain sight. */
export function FeeSplit({ author, shares, fees }: FeeSplitProps) {
  const parts = [
    { name: author, kopecks: shares.author },
    { name: `Платформе, ${formatPercent(fees.platform)}`, kopecks: shares.platformFee },
    { name: `Платёжной системе, ${formatPercent(fees.paymentSystem)}`, kopecks: shares.paymentFee },
  ];
  const total = shares.author + shares.platformFee + shares.paymentFee;
  return (
    <section>
      <h2 className={css.title}>Куда пойдут {formatPrice(total)}</h2>
      <div className={css.bar} aria-hidden="true">
        {parts.map(({ name, kopecks }) => (
          <span className={css.part} key={name} style={{ flexGrow: kopecks }} />
        ))}
      </div>
      <ul className={css.list}>
        {parts.map(({ name, kopecks }) => (
          <li className={css.share} key={name}>
            <span className={css.name}>{name}</span>
            <Money kopecks={kopecks} />
          </li>
        ))}
      </ul>
    </section>
  );
}
