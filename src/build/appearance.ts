/**
 * Puts on the theme that was chosen on this device, before anything is painted: in each head. Small, so it is not
 * `showAppearance` of the app.
 */
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset['theme'] = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[data-scheme]'))
      meta.media = meta.dataset['scheme'] === theme ? 'all' : 'not all';
  }
} catch {
  // Storage is blocked: the system decides.
}
