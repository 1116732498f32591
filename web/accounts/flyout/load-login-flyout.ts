export const loadLoginFlyout = async () => (await import('./login-flyout.tsx')).LoginFlyout
