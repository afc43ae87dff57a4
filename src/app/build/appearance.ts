/**
 * Puts on the theme that was chosen on this device, before anything is painted: in each head. The app does the rest
 * (`appearance.ts`); this must stay small.
 */
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
} catch {
  // Storage is blocked: the system decides.
}
