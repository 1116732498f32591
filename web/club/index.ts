/** Everything that shoppers see of the customer club: its form, and the targets of the links in its mails. */
export { rememberAccountClubSigned, rememberClubSigned, useClubSigned } from './club-signed.ts'
export { ConfirmContact } from './confirm-contact.tsx'
export { JoinClub } from './join-club.tsx'
export { JoinClubFields } from './join-club-fields.tsx'
export { type SignupOutcome, sendClubSignup, sendPopupSignup } from './send-signup.ts'
export { Unsubscribe } from './unsubscribe.tsx'
