import { useEffect, useState } from 'react';
import { Banner } from '#src/components/primitives/Banner/Banner.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Switch } from '#src/components/primitives/Switch/Switch.tsx';
import { TextArea } from '#src/components/primitives/TextArea/TextArea.tsx';
import { Field, TextField } from '#src/components/primitives/TextField/TextField.tsx';
import { formatPrice } from '#src/format/money.ts';
import type { Action } from '#src/status/action.ts';
import {
  tierDescriptionLength,
  validateTierDescription,
  validateTierName,
  validateTierPlaces,
  validateTierPrice,
} from '#src/validation/index.ts';
import { withNoun } from '#src/format/plural.ts';
import { nounAfter } from '#src/format/noun.ts';
import * as layout from '../shared/form.css.ts';
import { StatusBanner } from '../shared/FormParts.tsx';
import { useFields } from '../shared/useFields.ts';
import * as css from './TierForm.css.ts';
import { type OwnTier, termsOf, type TierField, type TierTerms, typedPrice, valuesOf } from './tier.ts';

/** Says who keeps the old price, which is in kopecks. */
function keptPrice(members: number, price: number): string {
  const people = withNoun(members, ['человек', 'человека', 'человек']);
  const goOn = nounAfter(String(members), ['продолжит', 'продолжат', 'продолжат']);
  return `${people} ${goOn} платить ${formatPrice(price)} Новая цена только для новых подписчиков.`;
}

export type { OwnTier, TierField, TierTerms } from './tier.ts';

export interface TierFormProps {
  /** The tier as it is saved; `undefined` for a new one. */
  tier: OwnTier | undefined;
  /** The last save. */
  status: Action<TierField>;
  onSubmit: (terms: TierTerms) => void;
  onCancel: () => void;
  /** Archives the tier; not offered for a new one. */
  onArchive: () => void;
  /**
   * Reports the terms as they would be saved, for a preview; an invalid price is replaced by the saved one. @default
   * nobody looks
   */
  onDraft?: (terms: TierTerms) => void;
}

/** A tier and its price: people who already have it keep the old price (design section 14). */
export function TierForm({ tier, status, onSubmit, onCancel, onArchive, onDraft }: TierFormProps) {
  const [isHidden, setHidden] = useState(tier?.isHidden ?? false);
  const { field, submit, isPending, values } = useFields<TierField>({
    initial: valuesOf(tier),
    rules: {
      name: validateTierName,
      price: validateTierPrice,
      description: validateTierDescription,
      places: validateTierPlaces,
    },
    status,
    success: 'keeps',
    onSubmit: (typed) => onSubmit(termsOf(typed, isHidden)),
  });
  useEffect(
    () => onDraft?.(termsOf(values, isHidden, tier?.price)),
    [onDraft, values, isHidden, tier?.price],
  );
  const { inputRef: areaRef, ...description } = field('description');
  const price = typedPrice(values.price);
  const isOtherPrice = tier !== undefined && price !== undefined && price !== tier.price;
  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={tier?.name ?? 'Новый уровень'}>
      <StatusBanner status={status} />
      <div className={css.pair}>
        <TextField {...field('name')} label="Название" autoComplete="off" />
        <Field
          {...field('price')}
          label="Цена в месяц"
          inputMode="numeric"
          autoComplete="off"
          after={<span className={css.unit}>руб.</span>}
          hints={isOtherPrice ? [`Было ${formatPrice(tier.price)}`] : []}
        />
      </div>
      <TextArea
        {...description}
        isRequired={false}
        areaRef={areaRef}
        label="Что открывает"
        isLabelShown
        limit={tierDescriptionLength}
      />
      <div className={css.pair}>
        <Field
          {...field('places')}
          isRequired={false}
          label="Сколько мест"
          description="Пусто — без ограничения"
          inputMode="numeric"
          autoComplete="off"
          after={<span className={css.unit}>чел.</span>}
        />
      </div>
      <Switch
        label="Скрыт от новых"
        note="Кто подписан, остаётся. Другие его не видят."
        isSelected={isHidden}
        isReadOnly={isPending}
        onChange={setHidden}
      />
      <Banner tone="warning">
        {isOtherPrice && tier.members > 0 ? keptPrice(tier.members, tier.price) : undefined}
      </Banner>
      <div className={css.buttons}>
        <Button type="submit" size="small" isPending={isPending}>
          {isPending ? 'Сохранение...' : 'Сохранить уровень'}
        </Button>
        <Button kind="ghost" size="small" isDisabled={isPending} onPress={onCancel}>
          Отмена
        </Button>
        {tier !== undefined && (
          <div className={css.last}>
            <Button kind="danger" size="small" isDisabled={isPending} onPress={onArchive}>
              Закрыть набор
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
