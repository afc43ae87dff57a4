/** The registry's advisories. */
export type Advisories =
  | { readonly kind: 'told'; readonly grave: readonly string[]; readonly slight: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

interface Audit {
  /** Message of a failure. */
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { severity: string; range: string }>>;
}

/** @param printed by `npm audit --json`; a registry that does not answer has found nothing, which is no good news */
export function readAdvisories(printed: string): Advisories {
  const { vulnerabilities, message } = JSON.parse(printed || '{}') as Audit;
  if (vulnerabilities === undefined) return { kind: 'refused', reason: message ?? 'no answer' };
  const found = Object.entries(vulnerabilities).map(([name, { severity, range }]) => ({
    line: `${name} ${range}: ${severity}`,
    isGrave: severity === 'high' || severity === 'critical',
  }));
  return {
    kind: 'told',
    grave: found.filter(({ isGrave }) => isGrave).map(({ line }) => line),
    slight: found.filter(({ isGrave }) => !isGrave).map(({ line }) => line),
  };
}
