import { usernameParts } from '#src/validation/index.ts';
import { Checklist } from './Checklist.tsx';
import { ruleTexts } from './usernameRules.ts';

interface UsernameRulesProps {
  /** Id for the field's `aria-describedby`. */
  id: string;
  /** The typed username. */
  username: string;
}

/** The rules of a username, ticked while one types. */
export function UsernameRules({ id, username }: UsernameRulesProps) {
  const rules = ruleTexts.map(([part, text]) => ({ text, isMet: usernameParts[part](username) }));
  return <Checklist id={id} rules={rules} isStacked />;
}
