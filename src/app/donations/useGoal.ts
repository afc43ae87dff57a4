import type { GoalField } from '#src/components/forms/GoalForm/GoalForm.tsx';
import type { TiersPageProps } from '#src/components/pages/TiersPage/TiersPage.tsx';
import { useDonations, useGoalCalls } from '#src/data/donations/donations.ts';
import { useProfile } from '#src/data/profiles/profile.ts';
import type { Result } from '#src/api/result.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { settingsFailure } from '../shared/failures.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';
import { useInner } from '../shell/inner.ts';
import { presentGoal } from './useWorth.ts';

const failure = 'Не удалось сохранить цель. Попробуйте ещё раз.';

/** The author's own goal; `undefined` where nothing can be paid for, and before the first answer. */
export function useGoal(): TiersPageProps['goal'] {
  const { user } = useInner();
  const { isOff } = useCheckout();
  const author = useProfile(String(user.id)).data?.value.author?.id;
  const { donations, load } = useDonations(isOff ? undefined : author);
  const { set, end } = useGoalCalls(load);
  const { status, submit } = useFormStatus<GoalField>(true);
  if (isOff || donations === undefined) return undefined;
  const { goal } = donations;
  const follow = (call: () => Promise<Result<unknown>>, message: string) =>
    void submit(async () => {
      const result = await call();
      return result.ok
        ? { kind: 'done', message }
        : { kind: 'failed', ...settingsFailure(result.error, ['title', 'target'], failure) };
    });
  return {
    progress: goal === null ? undefined : presentGoal(goal),
    form: {
      goal: goal === null ? undefined : { title: goal.title, target: goal.target },
      status,
      onSubmit: (next) => follow(() => set(next), 'Цель сохранена. Читатели видят её на вашей странице.'),
      onEnd: () => follow(end, 'Цель убрана. Собранное осталось у вас.'),
    },
  };
}
