// Theme and language of this device, set before the first paint so that nothing flashes.
try {
  const theme = localStorage.getItem('ransen.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('ransen.language') === 'en') document.documentElement.lang = 'en';
} catch {
  // Storage is refused: the defaults stand.
}
