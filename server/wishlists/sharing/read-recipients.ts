import { isEmailAddress } from '#foundation/email-address.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { WishlistProblem } from '../wishlists.problems.ts'

export const mostRecipients = 10

/** Checks the addresses that a list is sent to: at least one, all valid, no duplicates. */
export function readRecipients(typed: readonly string[]): Result<readonly string[], WishlistProblem> {
  const recipients = typed.map((one) => one.trim()).filter((one) => one !== '')
  if (recipients.length === 0) return refused({ code: 'wishlist.recipient-required' })
  if (recipients.length > mostRecipients)
    return refused({ code: 'wishlist.too-many-recipients', limit: mostRecipients })
  const wrong = recipients.find((one) => !isEmailAddress(one))
  if (wrong !== undefined) return refused({ code: 'wishlist.recipient-invalid', recipient: wrong })
  const different = new Set(recipients.map((one) => one.toLowerCase()))
  return different.size < recipients.length ? refused({ code: 'wishlist.recipient-twice' }) : accepted(recipients)
}
