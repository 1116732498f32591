/** The door of consent: the consent dialog, and the form to change the consent. */
export { ConsentForm } from './consent-form.tsx'
export const loadConsentDialog = async () => (await import('./consent-dialog.tsx')).ConsentDialog
