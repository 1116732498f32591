import type { Account } from '#server/accounts/index.ts'
import { isSubscribed } from '#server/club/index.ts'
import type { SessionReceiver } from '#server/sessions/index.ts'
import type { Parts } from '../parts.ts'

/** Stores the accepted version and the answer to marketing, which calls of a signed-in browser send in headers. They prove nothing. */
export async function rememberTerms(
  { club }: Pick<Parts, 'club'>,
  { cookies }: SessionReceiver,
  { terms, email, emailVerified }: Pick<Account, 'terms' | 'email' | 'emailVerified'>,
): Promise<void> {
  if (terms) cookies.set('termsVersion', terms.version)
  // Somebody may have signed up with another person's address, so the consent of an unconfirmed address is not
  // revealed.
  const contact = emailVerified ? await club.contactOf(email) : undefined
  cookies.set('marketingTerms', String(contact !== undefined && isSubscribed(contact)))
}
