import { isEmailAddress, longestEmailAddress } from '#foundation/email-address.ts'

/**
 * An email address as accounts store it: in lower case and with Unicode compatibility forms resolved, so that spellings
 * that look alike are equal. Undefined for anything else.
 */
export function readEmail(typed: string): string | undefined {
  const text = typed.trim()
  if (text.length > longestEmailAddress) return undefined
  const email = text.normalize('NFKC').toLowerCase()
  return isEmailAddress(email) ? email : undefined
}

/** The part after the last @. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)
