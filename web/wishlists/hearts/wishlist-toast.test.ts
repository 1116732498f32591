import { beforeEach, expect, test } from 'vitest'
import { closeToast, toasts } from '../../../ui/toast/toasts.ts'
import { pageWithToasts } from './page-with-toasts.fakes.ts'
import { showWishlistToast } from './wishlist-toast.ts'

beforeEach(() => pageWithToasts())

test.each([
  ['notChanged', 'warning', 'wishlist.error_generic'],
  ['notMade', 'warning', 'wishlist.create_wishlist_error'],
  ['notRead', 'danger', 'feedback.error_wishlist_initializing'],
  ['needsSignIn', 'info', 'wishlist.login_to_use_wishlist'],
] as const)('tells of a wishlist by a toast of its own: %s is a %s [B-TOAST-04, B-TOAST-O1]', (what, kind, text) => {
  showWishlistToast(what, (key) => key)

  expect(toasts.now()).toMatchObject({ kind, text })
  closeToast()
})
