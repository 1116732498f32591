export const loadNotifyMe = async () => (await import('./notify-me-flyout.tsx')).NotifyMeFlyout
