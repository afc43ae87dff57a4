import { type FormEvent, useState } from 'react';
import { formatPrice } from '#src/format/money.ts';
import { type Action, failureOf } from '#src/status/action.ts';
import {
  donationBounds,
  donationMessageLength,
  normalizeEmail,
  readWholeNumber,
  validateDonation,
  validateDonationMessage,
  validateLoginEmail,
} from '#src/validation/index.ts';
import { EmailField } from '../../forms/shared/FormParts.tsx';
import { useFields } from '../../forms/shared/useFields.ts';
import { AmountChoice } from '../../primitives/AmountChoice/AmountChoice.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { GoalProgress } from '../../sections/GoalProgress/GoalProgress.tsx';
import { PaymentChoice } from '../../sections/PaymentChoice/PaymentChoice.tsx';
import type { Checkout, CheckoutActions, CheckoutField, CheckoutLinks, Purchase } from './checkout.ts';
import { PayButtons } from './PayButtons.tsx';
import { Terms } from './Terms.tsx';
import * as css from './CheckoutPage.css.ts';

interface CheckoutFormProps {
  order: Checkout;
  paying: Action<CheckoutField>;
  warning: string | undefined;
  links: CheckoutLinks;
  actions: Pick<CheckoutActions, 'onPay' | 'onAmountChange'>;
  backHref: string;
}

const noConsent =
  'Без разрешения продлевать подписку нельзя. Хотите один месяц? Отмените её сразу после оплаты.';

const faults = ['', 'Одно место', 'Два места', 'Три места', 'Четыре места'] as const;

const firstAmount = (purchase: Purchase): string =>
  purchase.kind === 'donation' ? String(purchase.amounts[1] ?? purchase.amounts[0] ?? '') : '';

/** The form of the checkout. The box of the consent is never ticked beforehand. */
export function CheckoutForm({ order, paying, warning, links, actions, backHref }: CheckoutFormProps) {
  const { purchase, options, email, kopecks } = order;
  const [option, setOption] = useState(options[0]?.id ?? '');
  const [isNameShown, setNameShown] = useState(false);
  const [isTried, setTried] = useState(false);
  const { field, submit, isPending, refused } = useFields<CheckoutField>({
    initial: { amount: firstAmount(purchase), message: '', email, consent: '' },
    rules: {
      amount: (value) => (purchase.kind === 'donation' ? validateDonation(value) : undefined),
      message: validateDonationMessage,
      email: validateLoginEmail,
      consent: (value) => (purchase.kind === 'tier' && value === '' ? noConsent : undefined),
    },
    status: paying,
    success: 'keeps',
    onSubmit: (values) =>
      actions.onPay({
        option,
        email: normalizeEmail(values.email),
        ...(purchase.kind === 'donation' && {
          donation: {
            kopecks: (readWholeNumber(values.amount) ?? 0) * 100,
            message: values.message.trim(),
            isNameShown,
          },
        }),
      }),
  });
  const send = (event: FormEvent) => {
    setTried(true);
    submit(event);
  };
  const amount = field('amount');
  const consent = field('consent');
  const message = field('message');
  return (
    <form className={css.body} onSubmit={send} noValidate>
      <Banner tone="error">
        {failureOf(paying) ??
          (isTried && refused.length > 0
            ? `${faults[refused.length] ?? ''} нужно поправить, платёж ещё не начат.`
            : undefined)}
      </Banner>
      <Banner tone="warning">{warning}</Banner>
      {purchase.kind === 'donation' && (
        <>
          {purchase.goal && <GoalProgress {...purchase.goal} />}
          <section>
            <h2 className={css.heading}>Сколько</h2>
            <AmountChoice
              label="Сколько"
              amounts={purchase.amounts}
              value={amount.value}
              errorMessage={amount.errorMessage}
              isReadOnly={isPending}
              inputRef={amount.inputRef}
              note={`О${donationBounds.slice(1)}`}
              onBlur={amount.onBlur}
              onChange={(value) => {
                amount.onChange(value);
                const rubles = readWholeNumber(value);
                if (rubles !== undefined && validateDonation(value) === undefined)
                  actions.onAmountChange(rubles * 100);
              }}
            />
          </section>
          <TextArea
            name={message.name}
            value={message.value}
            onChange={message.onChange}
            onBlur={message.onBlur}
            errorMessage={message.errorMessage}
            isReadOnly={isPending}
            areaRef={message.inputRef}
            label="Сообщение, если хочется"
            isLabelShown
            description={purchase.privacy}
            limit={donationMessageLength}
          />
          <Checkbox isSelected={isNameShown} onChange={setNameShown} isReadOnly={isPending}>
            Показать моё имя среди поддержавших
          </Checkbox>
        </>
      )}
      <PaymentChoice options={options} value={option} onChange={setOption} isReadOnly={isPending} />
      <EmailField
        {...field('email')}
        label="Куда прислать чек"
        autoComplete="email"
        description="Тот же, с которым вы входите. Здесь можно указать другой."
      />
      <div className={css.end}>
        {purchase.kind === 'tier' && (
          <Checkbox
            isSelected={consent.value !== ''}
            onChange={(isSelected) => consent.onChange(isSelected ? 'yes' : '')}
            errorMessage={consent.errorMessage}
            isReadOnly={isPending}
            isRequired
            inputRef={consent.inputRef}
          >
            {purchase.consent}
          </Checkbox>
        )}
        <PayButtons
          label={`Оплатить ${formatPrice(kopecks)}`}
          icon="lock"
          isPending={isPending}
          backHref={backHref}
        />
        <Terms href={links.terms} />
        {purchase.kind === 'post' && purchase.remark !== undefined && (
          <p className={css.small}>{purchase.remark}</p>
        )}
      </div>
    </form>
  );
}
