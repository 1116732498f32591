/** Everything a shopper sees of the customer club: its form, and the targets of its mails. */
export { rememberAccountClubSigned, rememberClubSigned, useClubSigned } from './club-signed.ts'
export { ConfirmContact } from './confirm-contact.tsx'
export { JoinClub } from './join-club.tsx'
export { JoinClubFields } from './join-club-fields.tsx'
export { type SignupOutcome, sendClubSignup, sendPopupSignup } from './send-signup.ts'
export { Unsubscribe } from './unsubscribe.tsx'
