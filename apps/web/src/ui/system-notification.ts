/**
 * Asks whether notifications of the operating system may be shown, unless that was answered before. Browsers want it asked
 * from a press of a button.
 */
export function askForSystemNotifications(): void {
  if (!('Notification' in window) || Notification.permission !== 'default') return;
  Notification.requestPermission().catch((error: unknown) => console.warn('Notifications cannot be asked for', error));
}

/** Shows a notification of the operating system, in place of one with the same tag. False when none may be shown. */
export function showSystemNotification(title: string, options: { body: string; tag: string }): boolean {
  if (!('Notification' in window) || Notification.permission !== 'granted') return false;
  try {
    const notification = new Notification(title, options);
    notification.addEventListener('click', () => window.focus());
    return true;
  } catch {
    // Browsers of phones have the class and refuse to make one.
    return false;
  }
}
