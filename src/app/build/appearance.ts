/** Puts on the theme that was chosen on this device, before anything is painted: a blocking script in each head. */
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
} catch {
  // Storage is blocked: the system decides.
}
