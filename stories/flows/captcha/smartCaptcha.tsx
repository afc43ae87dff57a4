import type { SmartCaptchaProps } from '@yandex/smart-captcha';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { CaptchaBox } from '#src/components/primitives/CaptchaBox/CaptchaBox.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { captchaToken } from '../double/captchaToken.ts';
import * as css from './smartCaptcha.css.ts';

/** The double needs no script of the provider: it is loaded at once. */
export const useSmartCaptchaLoader = () => ({});

/**
 * Stands in Storybook for the widget of `@yandex/smart-captcha` (`.storybook/main.ts`): a press shows the challenge over
 * the page, as the real one does to people whom it doubts. Nothing is asked of another host.
 */
export function SmartCaptcha({ onChallengeVisible, onChallengeHidden, onSuccess }: SmartCaptchaProps) {
  const [phase, setPhase] = useState<'idle' | 'verifying' | 'verified'>('idle');

  const ask = () => {
    setPhase('verifying');
    onChallengeVisible?.();
  };
  const answer = (isRight: boolean) => {
    setPhase(isRight ? 'verified' : 'idle');
    if (isRight) onSuccess?.(captchaToken);
    onChallengeHidden?.();
  };

  return (
    <>
      <CaptchaBox status={phase} onPress={ask} />
      {phase === 'verifying' &&
        createPortal(
          <section aria-label="Задание капчи" className={css.place}>
            <div className={css.card}>
              <h2 className={css.title}>Задание капчи</h2>
              <p>Это двойник: настоящая капча показала бы здесь картинку с вопросом.</p>
              <Button onPress={() => answer(true)}>Ответить верно</Button>
              <Button kind="secondary" onPress={() => answer(false)}>
                Закрыть задание
              </Button>
            </div>
          </section>,
          document.body,
        )}
    </>
  );
}
