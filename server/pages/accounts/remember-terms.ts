import type { Account } from '#server/accounts/index.ts'
import type { GivesSession } from '#server/sessions/index.ts'

const year = 365 * 24 * 60 * 60

/** The accepted version and the answer to marketing, which calls of a signed-in browser name in their headers. */
export function rememberTerms(
  { cookies }: GivesSession,
  { terms, newsletter }: Pick<Account, 'terms' | 'newsletter'>,
): void {
  if (terms) cookies.setReadable('termsVersion', terms.version, year)
  cookies.setReadable('marketingTerms', String(newsletter !== null), year)
}
