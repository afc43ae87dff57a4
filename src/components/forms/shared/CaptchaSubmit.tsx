import { useId } from 'react';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { VisuallyHidden } from '#src/components/primitives/VisuallyHidden/VisuallyHidden.tsx';

interface CaptchaSubmitProps {
  /** The label; while pending it names what is going on. */
  children: string;
  isPending: boolean;
  /** The captcha is not passed yet. */
  isDisabled: boolean;
}

/** Submit of a form that needs a captcha's token: without one it is disabled and says why. */
export function CaptchaSubmit({ children, isPending, isDisabled }: CaptchaSubmitProps) {
  const reasonId = useId();
  return (
    <>
      <Button
        type="submit"
        width="full"
        isPending={isPending}
        isDisabled={isDisabled}
        {...(isDisabled && { 'aria-describedby': reasonId })}
      >
        {children}
      </Button>
      {isDisabled && <VisuallyHidden id={reasonId}>Сначала пройдите проверку «Я не робот».</VisuallyHidden>}
    </>
  );
}
