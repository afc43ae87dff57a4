import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Inline } from '#src/components/primitives/Inline/Inline.tsx';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import type { Action } from '#src/status/action.ts';
import { groupDigits } from '#src/format/digits.ts';
import { readWholeNumber, toLine, validateGoalTarget, validateGoalTitle } from '#src/validation/index.ts';
import * as css from '../shared/form.css.ts';
import { StatusBanner } from '../shared/FormParts.tsx';
import { useFields } from '../shared/useFields.ts';

export type GoalField = 'title' | 'target';

/** A purpose of donations and its sum in kopecks. */
export interface Goal {
  readonly title: string;
  readonly target: number;
}

export interface GoalFormProps {
  /** The goal as it is saved. @default none yet */
  goal?: Goal | undefined;
  /** The last save or end. */
  status: Action<GoalField>;
  onSubmit: (goal: Goal) => void;
  /** Ends the goal; not offered without one. */
  onEnd: () => void;
}

/** The goal of donations: readers see it with its progress on the author's page and under posts. */
export function GoalForm({ goal, status, onSubmit, onEnd }: GoalFormProps) {
  const { field, submit, isPending } = useFields<GoalField>({
    initial: {
      title: goal?.title ?? '',
      target: goal === undefined ? '' : groupDigits(String(goal.target / 100)),
    },
    rules: { title: validateGoalTitle, target: validateGoalTarget },
    status,
    success: 'keeps',
    onSubmit: ({ title, target }) =>
      onSubmit({ title: toLine(title), target: (readWholeNumber(target) ?? 0) * 100 }),
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Цель донатов">
      <StatusBanner status={status} />
      <TextField
        {...field('title')}
        label="На что собираете"
        placeholder="Починить проектор"
        autoComplete="off"
      />
      <TextField {...field('target')} label="Сколько нужно, руб." inputMode="numeric" autoComplete="off" />
      <Inline>
        <Button type="submit" kind="secondary" size="small" isPending={isPending}>
          {isPending ? 'Сохранение...' : 'Сохранить цель'}
        </Button>
        {goal !== undefined && (
          <Button kind="danger" size="small" isDisabled={isPending} onPress={onEnd}>
            Убрать цель
          </Button>
        )}
      </Inline>
    </form>
  );
}
