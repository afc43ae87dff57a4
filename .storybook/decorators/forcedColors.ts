import './forcedColors.css.ts';

const active = /\(forced-colors:\s*active\)/g;

function mediaRules(rules: Iterable<CSSRule>): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ]);
}

/**
 * No page can switch its browser to forced colours. This lets every rule for them apply in its place, as they were
 * written; `forcedColors.css.ts` does what the browser would do to the rest. Returns the way back.
 */
export function showForcedColors(): () => void {
  const rules = [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules));
  const waiting = rules.filter(({ media }) => media.mediaText.search(active) >= 0);
  const former = waiting.map(({ media }) => [media, media.mediaText] as const);
  for (const [media, text] of former) media.mediaText = text.replaceAll(active, '(min-width: 0)');
  return () => {
    for (const [media, text] of former) media.mediaText = text;
  };
}
