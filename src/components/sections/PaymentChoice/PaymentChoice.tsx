import { useId } from 'react';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import { RadioRows } from '../../primitives/RadioRows/RadioRows.tsx';
import * as css from './PaymentChoice.css.ts';

/** A way to pay. */
export interface PaymentOption {
  readonly id: string;
  /** `saved` is a card of the payer's, `sbp` the system of fast payments, `card` one whose number the bank asks for. */
  readonly kind: 'saved' | 'sbp' | 'card';
  /** «Мир •••• 2208». */
  readonly label: string;
  /** «Ваша сохранённая карта, до августа 2029». */
  readonly note: string;
  /** The bank has just refused it; it stays on the list. @default false */
  readonly isRefused?: boolean;
}

export interface PaymentChoiceProps {
  options: readonly PaymentOption[];
  /** Id of the chosen one. */
  value: string;
  onChange: (id: string) => void;
  /** It shows, and does not change: the payment is on its way. @default false */
  isReadOnly?: boolean;
}

const icons = { saved: 'card', sbp: 'qr', card: 'plus' } as const satisfies Record<string, IconName>;

/** «Чем платить»: saved cards first. Numbers of cards are typed on the bank's page only. */
export function PaymentChoice({ options, value, onChange, isReadOnly = false }: PaymentChoiceProps) {
  const title = useId();
  const rows = options.map(({ id, kind, label, note, isRefused = false }) => ({
    value: id,
    label,
    note: isRefused ? 'Только что отказала' : note,
    isBad: isRefused,
    icon: icons[kind],
  }));
  return (
    <section aria-labelledby={title}>
      <h2 className={css.title} id={title}>
        Чем платить
      </h2>
      <div className={css.rows}>
        <RadioRows
          label="Чем платить"
          rows={rows}
          value={value}
          onChange={onChange}
          isReadOnly={isReadOnly}
        />
      </div>
    </section>
  );
}
