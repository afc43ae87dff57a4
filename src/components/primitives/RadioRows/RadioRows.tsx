import { useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as css from './RadioRows.css.ts';

/** Something to choose. */
export interface RadioRow<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Explanation in small letters; a screen reader reads it after the label. @default nothing */
  readonly note?: string | undefined;
  /** The explanation tells of a failure. @default false */
  readonly isBad?: boolean;
  /** A sign at the end of the row. @default none */
  readonly icon?: IconName | undefined;
}

export interface RadioRowsProps<Value extends string> {
  /** Name of the choice for screen readers; a visible heading tells others. */
  label: string;
  rows: readonly RadioRow<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** It shows, and does not change. @default false */
  isReadOnly?: boolean;
}

/** One of a few with a line on each, between hairlines (design section 14). */
export function RadioRows<Value extends string>(props: RadioRowsProps<Value>) {
  const { label, rows, value, onChange, isReadOnly = false } = props;
  const choose = (chosen: string) => {
    const row = rows.find((each) => each.value === chosen);
    if (row !== undefined) onChange(row.value);
  };
  return (
    <RadioGroup aria-label={label} value={value} onChange={choose} isReadOnly={isReadOnly}>
      {rows.map((row) => (
        <Row key={row.value} {...row} />
      ))}
    </RadioGroup>
  );
}

function Row({ value, label, note, isBad = false, icon }: RadioRow<string>) {
  const id = useId();
  const noteId = useId();
  return (
    <div className={css.row}>
      <Radio
        className={css.option}
        value={value}
        aria-labelledby={id}
        {...(note !== undefined && { 'aria-describedby': noteId })}
      >
        <span className={css.words}>
          <span className={css.label} id={id}>
            {label}
          </span>
          {note !== undefined && (
            <span className={isBad ? css.badNote : css.note} id={noteId}>
              {note}
            </span>
          )}
        </span>
        {icon !== undefined && (
          <span className={css.sign}>
            <Icon name={icon} />
          </span>
        )}
      </Radio>
    </div>
  );
}
