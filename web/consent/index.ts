/** Consent's door: asking what a shopper agrees to, and the page to change it. */
export { ConsentForm } from './consent-form.tsx'
export const loadConsentDialog = async () => (await import('./consent-dialog.tsx')).ConsentDialog
