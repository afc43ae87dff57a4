import { useState } from 'react';
import type { User } from '#src/api/contract.ts';
import { ProfileForm } from '#src/components/forms/ProfileForm/ProfileForm.tsx';
import { MailRequest } from '#src/components/primitives/MailRequest/MailRequest.tsx';
import type { FirstStepsProps, Step } from '#src/components/sections/FirstSteps/FirstSteps.tsx';
import { useProfileForm } from '../settings/useSettingsForm.ts';
import { authorsHref } from '../shared/paths.ts';
import { isProven } from '../shared/people.ts';
import { useVerification } from '../verification/useVerification.ts';

const stepsOf = (user: User, isReading: boolean, mail: ReturnType<typeof useVerification>): Step[] => [
  {
    title: 'Подтвердите почту',
    note: isProven(user) ? 'Почта подтверждена' : 'Чтобы публиковать, комментировать и вернуть доступ',
    isDone: isProven(user),
    href: undefined,
    action: 'Отправить ещё раз',
    control: mail && (
      <MailRequest
        {...mail}
        question={`Письмо ушло на ${user.email}. Откройте ссылку из него или запросите новое.`}
        action="Отправить ещё раз"
        size="small"
      />
    ),
  },
  {
    title: 'Представьтесь',
    note: user.first_name === '' ? 'По имени вас узнают авторы' : `Вы ${user.first_name}`,
    isDone: user.first_name !== '',
    href: undefined,
    action: 'Указать имя',
    control: <NameStep user={user} />,
  },
  {
    title: 'Найдите, кого читать',
    note: isReading ? 'Авторы выбраны' : 'Следить за автором можно бесплатно',
    isDone: isReading,
    href: authorsHref,
    action: 'Найти авторов',
  },
];

/** The name in place: it also stands beside comments. */
function NameStep({ user }: { user: User }) {
  return <ProfileForm {...useProfileForm(user)} isNameRequired />;
}

/**
 * First steps of a new person; `undefined` once all are done or hidden.
 * @param isReading whether they read anybody; `undefined` while unknown
 */
export function useFirstSteps(user: User, isReading: boolean | undefined): FirstStepsProps | undefined {
  const [isHidden, setHidden] = useState(() => areStepsHidden(user.id));
  const steps = stepsOf(user, isReading ?? false, useVerification());
  const isDone = isReading !== undefined && steps.every((step) => step.isDone);
  const dependsOnReading = steps.every((step, index) => step.isDone || index === steps.length - 1);
  if (isHidden || isDone || (dependsOnReading && isReading === undefined)) return undefined;
  return {
    steps,
    onHide() {
      hideSteps(user.id);
      setHidden(true);
    },
  };
}

const key = 'hidden_steps';

/** Ids of people who have hidden the first steps on this device. */
const readHidden = (): string[] => localStorage.getItem(key)?.split(',') ?? [];

/** This person has hidden the first steps on this device. */
function areStepsHidden(user: number): boolean {
  try {
    return readHidden().includes(String(user));
  } catch {
    return false;
  }
}

/** Hides them from this person; where storage is blocked, as long as the page lives. */
function hideSteps(user: number): void {
  try {
    localStorage.setItem(key, [...new Set([...readHidden(), String(user)])].join(','));
  } catch {
    // Storage is blocked or full.
  }
}
