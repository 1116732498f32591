export const loadTermsFlyout = async () => (await import('./terms-flyout.tsx')).TermsFlyout
