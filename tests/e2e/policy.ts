import type { BrowserContext } from '@playwright/test';

/** Adds to `violations` from now on what the content policy stops in the pages of `context`. */
export async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeFunction('tellViolation', (text: string) => void violations.push(text));
  await context.addInitScript(() => {
    const tell: (text: string) => void = Reflect.get(window, 'tellViolation');
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, documentURI } = event;
      tell(`${documentURI}: ${effectiveDirective} stopped ${blockedURI} (${sourceFile}:${lineNumber})`);
    });
  });
}
