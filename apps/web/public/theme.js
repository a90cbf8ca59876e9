// Runs before the first paint, so that a stored light theme does not flash dark. src/app/theme.ts writes the value.
try {
  if (localStorage.getItem('theme') === 'light') document.documentElement.dataset.theme = 'light';
} catch {
  // Storage may be blocked; the dark theme stands.
}
