import type { PaymentOption } from '#src/components/sections/PaymentChoice/PaymentChoice.tsx';

/** A saved card, СБП and a new card, for stories and tests. */
export const paymentOptions: readonly PaymentOption[] = [
  {
    id: 'card-2208',
    kind: 'saved',
    label: 'Мир •••• 2208',
    note: 'Ваша сохранённая карта, до августа 2029',
  },
  { id: 'sbp', kind: 'sbp', label: 'СБП', note: 'Откроется приложение банка или QR-код' },
  { id: 'card', kind: 'card', label: 'Другая карта', note: 'Номер спросит банк на своей странице' },
];

/** The bank has refused the saved card. */
export const refusedOptions: readonly PaymentOption[] = paymentOptions.map((option) =>
  option.kind === 'saved' ? { ...option, isRefused: true } : option,
);
