import { useEffect, useRef, type ReactNode } from 'react';
import { Banner, type BannerProps } from '../../primitives/Banner/Banner.tsx';

interface AnswerProps {
  tone: BannerProps['tone'];
  /** True if it replaced the form, whose focus is lost together with its button. */
  takesFocus: boolean;
  children: ReactNode;
}

/** The message in place of the form. */
export function Answer({ tone, takesFocus, children }: AnswerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <Banner tone={tone} ref={box}>
      {children}
    </Banner>
  );
}
