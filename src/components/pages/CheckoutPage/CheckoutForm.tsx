import { type FormEvent, type ReactNode, useState } from 'react';
import { formatPrice } from '#src/format/money.ts';
import { type Action, failureOf } from '#src/status/action.ts';
import { normalizeEmail, validateLoginEmail } from '#src/validation/index.ts';
import { EmailField } from '../../forms/shared/FormParts.tsx';
import { useFields } from '../../forms/shared/useFields.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { PaymentChoice } from '../../sections/PaymentChoice/PaymentChoice.tsx';
import type { Checkout, CheckoutActions, CheckoutField } from './checkout.ts';
import { PayButtons } from './PayButtons.tsx';
import * as css from './CheckoutPage.css.ts';

interface CheckoutFormProps {
  order: Checkout;
  paying: Action<CheckoutField>;
  actions: Pick<CheckoutActions, 'onPay'>;
  backHref: string;
  /** Small words under the button. */
  children: ReactNode;
}

const noConsent =
  'Без разрешения продлевать подписку нельзя. Хотите один месяц? Отмените её сразу после оплаты.';

const faults = ['', 'Одно место', 'Два места'] as const;

/** The form of the checkout. The box of the consent is never ticked beforehand. */
export function CheckoutForm({ order, paying, actions, backHref, children }: CheckoutFormProps) {
  const { purchase, options, email, kopecks } = order;
  const consentText = purchase.kind === 'tier' ? purchase.consent : undefined;
  const [option, setOption] = useState(
    (options.find(({ isRefused = false }) => !isRefused) ?? options[0])?.id ?? '',
  );
  const [isTried, setTried] = useState(false);
  const { field, submit, isPending, refused } = useFields<CheckoutField>({
    initial: { email, consent: '' },
    rules: {
      email: validateLoginEmail,
      consent: (value) => (consentText !== undefined && value === '' ? noConsent : undefined),
    },
    status: paying,
    success: 'keeps',
    onSubmit: (values) =>
      actions.onPay({ option, email: normalizeEmail(values.email), hasConsent: values.consent !== '' }),
  });
  const send = (event: FormEvent) => {
    setTried(true);
    submit(event);
  };
  const consent = field('consent');
  return (
    <form className={css.body} onSubmit={send} noValidate>
      <Banner tone="error">
        {failureOf(paying) ??
          (isTried && refused.length > 0
            ? `${faults[refused.length] ?? ''} нужно поправить, платёж ещё не начат.`
            : undefined)}
      </Banner>
      <PaymentChoice options={options} value={option} onChange={setOption} isReadOnly={isPending} />
      <EmailField
        {...field('email')}
        label="Куда прислать чек"
        autoComplete="email"
        description="Тот же, с которым вы входите. Здесь можно указать другой."
      />
      <div className={css.end}>
        {consentText !== undefined && (
          <Checkbox
            isSelected={consent.value !== ''}
            onChange={(isSelected) => consent.onChange(isSelected ? 'yes' : '')}
            errorMessage={consent.errorMessage}
            isReadOnly={isPending}
            isRequired
            inputRef={consent.inputRef}
          >
            {consentText}
          </Checkbox>
        )}
        <PayButtons
          label={`Оплатить ${formatPrice(kopecks)}`}
          icon="lock"
          isPending={isPending}
          backHref={backHref}
        />
        {children}
        {purchase.kind === 'post' && purchase.remark !== undefined && (
          <p className={css.small}>{purchase.remark}</p>
        )}
      </div>
    </form>
  );
}
