import { useState } from 'react';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { RadioRows } from '#src/components/primitives/RadioRows/RadioRows.tsx';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import type { Action } from '#src/status/action.ts';
import { tidyText, validateInn, validateSellerName } from '#src/validation/index.ts';
import * as css from '../shared/form.css.ts';
import { StatusBanner } from '../shared/FormParts.tsx';
import { useFields } from '../shared/useFields.ts';

export type SellerField = 'name' | 'inn';

/** An author who sells (readings D42). */
export interface SellerData extends Record<SellerField, string> {
  readonly status: 'self_employed' | 'entrepreneur' | 'company';
}

export interface SellerFormProps {
  /** The data as they are saved, or a beginning of them. */
  seller: SellerData;
  /** The last submit; the texts stay typed. */
  status: Action<SellerField>;
  /** The texts are trimmed, the INN is without spaces. */
  onSubmit: (seller: SellerData) => void;
}

const statuses = [
  { value: 'self_employed', label: 'Самозанятость', note: 'Налог на профессиональный доход' },
  { value: 'entrepreneur', label: 'ИП', note: 'Индивидуальный предприниматель' },
  { value: 'company', label: 'Организация', note: 'ООО, фонд и другие' },
] as const;

/** The author as receipts name them: status, name and INN, whose check digits are verified. */
export function SellerForm({ seller, status, onSubmit }: SellerFormProps) {
  const [taxStatus, setTaxStatus] = useState(seller.status);
  const isCompany = taxStatus === 'company';
  const { field, submit, isPending } = useFields<SellerField>({
    initial: { name: seller.name, inn: seller.inn },
    rules: { name: validateSellerName, inn: (value) => validateInn(value, isCompany ? 10 : 12) },
    status,
    success: 'keeps',
    onSubmit: ({ name, inn }) =>
      onSubmit({ status: taxStatus, name: tidyText(name), inn: inn.replace(/\s/g, '') }),
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <StatusBanner status={status} />
      <RadioRows
        label="Ваш статус"
        rows={statuses}
        value={taxStatus}
        onChange={setTaxStatus}
        isReadOnly={isPending}
      />
      <TextField
        {...field('name')}
        label={isCompany ? 'Название организации' : 'Фамилия, имя и отчество'}
        autoComplete={isCompany ? 'organization' : 'name'}
      />
      <TextField
        {...field('inn')}
        label="ИНН"
        inputMode="numeric"
        autoComplete="off"
        description={isCompany ? '10 цифр' : '12 цифр'}
      />
      <Button type="submit" isPending={isPending}>
        {isPending ? 'Сохраняем...' : 'Сохранить'}
      </Button>
    </form>
  );
}
