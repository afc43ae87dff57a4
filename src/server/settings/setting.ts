export interface Setting<Value, Default extends string | undefined> {
  /** Text taken when the variable is absent or empty; `undefined` leaves the setting unset. */
  readonly fallback: Default;
  /** Shown instead of `fallback` in the help, where the default depends on something. */
  readonly fallbackNote?: string;
  readonly description: string;
  /** The value is never repeated in an error message. */
  readonly isSecret?: boolean;
  readonly parse: (value: string) => Value;
}

export const setting = <Value, const Default extends string | undefined>(
  description: Setting<Value, Default>,
) => description;
