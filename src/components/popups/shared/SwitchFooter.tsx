import { Link } from '#src/components/primitives/Link/Link.tsx';
import * as css from './popups.css.ts';

interface SwitchFooterProps {
  /** Question before the link. @default none */
  question?: string;
  /** Text of the link. */
  action: string;
  onPress: () => void;
}

/** The strip at the foot of a popup: the way to another one. */
export function SwitchFooter({ question, action, onPress }: SwitchFooterProps) {
  return (
    <p>
      {question !== undefined && <span className={css.question}>{question} </span>}
      <Link onPress={onPress}>{action}</Link>
    </p>
  );
}
