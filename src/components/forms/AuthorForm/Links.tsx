import { useState } from 'react';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Icon } from '#src/components/primitives/Icon/Icon.tsx';
import { IconButton } from '#src/components/primitives/IconButton/IconButton.tsx';
import { Field } from '#src/components/primitives/TextField/TextField.tsx';
import { useFocusOn } from '#src/components/primitives/focus.ts';
import { type AuthorFields, type LinkField, linkFields } from './useAuthorForm.ts';
import * as css from './AuthorForm.css.ts';

const labels: Record<LinkField, readonly [label: string, whom: string]> = {
  link1: ['Первая ссылка', 'первую'],
  link2: ['Вторая ссылка', 'вторую'],
  link3: ['Третья ссылка', 'третью'],
  link4: ['Четвёртая ссылка', 'четвёртую'],
  link5: ['Пятая ссылка', 'пятую'],
};

/** Number of link fields up to the last one with text. */
const filled = (values: AuthorFields['values']): number =>
  linkFields.findLastIndex((field) => values[field] !== '') + 1;

interface Press {
  readonly count: number;
  readonly focused: LinkField;
}

/** Other pages of the author: a field for each, and one more on request. */
export function Links({ form }: { form: AuthorFields }) {
  const { field, values, rearrange, inputOf, isPending } = form;
  /** The last press: so many fields, and one of them gets focus. */
  const [press, setPress] = useState<Press>({ count: 1, focused: 'link1' });
  const count = Math.max(press.count, filled(values));
  useFocusOn(press, () => inputOf(press.focused));

  const add = () => setPress({ count: count + 1, focused: linkFields[count] ?? 'link1' });
  const remove = (index: number) => {
    const others = linkFields.filter((_, place) => place !== index).map((name) => values[name]);
    rearrange(Object.fromEntries(linkFields.map((name, place) => [name, others[place] ?? ''])));
    const left = Math.max(count - 1, 1);
    setPress({ count: left, focused: linkFields[Math.min(index, left - 1)] ?? 'link1' });
  };

  return (
    <>
      {linkFields.slice(0, count).map((name, index) => {
        const [label, whom] = labels[name];
        return (
          <Field
            key={name}
            {...field(name)}
            isRequired={false}
            label={label}
            placeholder="t.me/roshchina"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck="false"
            inputMode="url"
            after={
              (count > 1 || values[name] !== '') && (
                <IconButton
                  icon="close"
                  label={`Убрать ${whom} ссылку`}
                  isDisabled={isPending}
                  onPress={() => remove(index)}
                />
              )
            }
          />
        );
      })}
      {count < linkFields.length && (
        <div className={css.add}>
          <Button kind="ghost" size="small" isDisabled={isPending} onPress={add}>
            <Icon name="plus" />
            Добавить ссылку
          </Button>
        </div>
      )}
    </>
  );
}
