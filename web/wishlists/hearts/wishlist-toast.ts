import type { Translate } from '#foundation/words.ts'
import { showToast, type ToastMessage } from '#web/platform/show-toast.ts'

/** What a shopper is told when something could not be done with a wishlist. */
const messages = {
  notChanged: ['warning', 'wishlist.error_generic'],
  notMade: ['warning', 'wishlist.create_wishlist_error'],
  notRead: ['danger', 'feedback.error_wishlist_initializing'],
  needsSignIn: ['info', 'wishlist.login_to_use_wishlist'],
} as const satisfies Readonly<Record<string, ToastMessage>>

/** Shows the toast. A refusal with its own text replaces the usual one. */
export function showWishlistToast(what: keyof typeof messages, t: Translate, text?: string): void {
  const message = messages[what]
  showToast('wishlist', message, text ?? t(message[1]))
}
