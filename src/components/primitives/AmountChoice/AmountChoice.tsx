import { type ReactNode, type Ref, useId, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { formatPrice } from '#src/format/money.ts';
import { ErrorText } from '../ErrorText/ErrorText.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './AmountChoice.css.ts';

export interface AmountChoiceProps {
  /** Name of the choice for screen readers; a visible heading tells others. */
  label: string;
  /** Listed sums in whole roubles. */
  amounts: readonly number[];
  /** The sum in roubles: a listed one, or what is typed into «Другая». */
  value: string;
  onChange: (value: string) => void;
  /** Focus has left the field of «Другая». */
  onBlur?: (() => void) | undefined;
  /** Bounds and consequence of the sum: «От 50 до 50 000 руб.» */
  note?: ReactNode;
  /** Takes the place of the note. */
  errorMessage?: string | undefined;
  /** It shows, and does not change. @default false */
  isReadOnly?: boolean;
  /** Field of «Другая», to move focus to it; while a sum of the list is chosen there is none. */
  inputRef?: Ref<HTMLInputElement>;
}

const other = 'other';

/** A sum out of a few, or one's own. */
export function AmountChoice(props: AmountChoiceProps) {
  const { label, amounts, value, onChange, onBlur, note, errorMessage, isReadOnly = false, inputRef } = props;
  const remarks = useId();
  const listed = amounts.map(String);
  const [isOther, setOther] = useState(!listed.includes(value));
  const choose = (chosen: string) => {
    setOther(chosen === other);
    onChange(chosen === other ? '' : chosen);
  };
  return (
    <div className={css.choice}>
      <RadioGroup
        className={css.options}
        aria-label={label}
        aria-describedby={remarks}
        orientation="horizontal"
        value={isOther ? other : value}
        onChange={choose}
        isReadOnly={isReadOnly}
      >
        {listed.map((amount) => (
          <Radio className={css.option} key={amount} value={amount}>
            {formatPrice(Number(amount) * 100)}
          </Radio>
        ))}
        <Radio className={css.option} value={other}>
          Другая
        </Radio>
      </RadioGroup>
      {isOther && (
        <TextField
          name="amount"
          label="Сумма, руб."
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={onChange}
          onBlur={() => onBlur?.()}
          isReadOnly={isReadOnly}
          errorMessage={errorMessage}
          inputRef={inputRef}
        />
      )}
      <div className={css.note} id={remarks}>
        {errorMessage === undefined ? note : !isOther && <ErrorText>{errorMessage}</ErrorText>}
      </div>
    </div>
  );
}
