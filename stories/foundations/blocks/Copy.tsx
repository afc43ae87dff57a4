import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '#src/components/primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Copy.css.ts';

/** Time that the button shows its success, in milliseconds. */
const thanks = 2000;

interface CopyProps {
  /** The copied text. */
  value: string;
  /** The pressed element. @default the value */
  children?: ReactNode;
}

/** A name that copies itself, or what is pasted in its place. */
export function Copy({ value, children = value }: CopyProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setCopied(false), thanks) : undefined;
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <Button className={css.copy} onPress={copy}>
      {children}
      <VisuallyHidden>скопировать</VisuallyHidden>
      {isCopied && <Icon name="check" size="small" />}
      <span role="status">{isCopied && <VisuallyHidden>Скопировано</VisuallyHidden>}</span>
    </Button>
  );
}
