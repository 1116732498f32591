import type { MarketView } from '#web/markets/index.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { visitMemory } from '#web/platform/browser-memory.ts'
import { api } from '#web/platform/client.ts'
import { showToast } from '#web/platform/show-toast.ts'
import { visitorNow } from '#web/platform/visitor.ts'

export interface Change {
  /** Saved with a size where one is chosen; taken out as the whole product. */
  readonly sku: string
  readonly product: string
  readonly isSaved: boolean
  readonly heart: HTMLButtonElement
}

/** Under this name a product waits for a sign-in. */
export const waitingName = 'save-after-sign-in'

/** Saves a product, or takes it out; answers whether that was done. A refusal is said in passing. */
export async function changeSaved(change: Change, view: MarketView): Promise<boolean> {
  const { market, t } = view
  if (needsSignIn(view)) return askToSignIn(change, view)
  try {
    const call = change.isSaved
      ? 'POST /api/wishlist/{catalog}/wishlist/add'
      : 'POST /api/wishlist/{catalog}/wishlist/remove'
    await api(call, { catalog: market.id, query: { sku: change.sku } })
    return true
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 401) return askToSignIn(change, view)
    // No list, nothing on it: what was wanted is so.
    if (fault instanceof ApiError && fault.status === 204) return true
    const said = fault instanceof ApiError ? fault.result : undefined
    const text = said?.code === 'wishlist.full' ? said.message : undefined
    showToast('wishlist', ['warning', 'wishlist.error_generic'], text ?? t('wishlist.error_generic'))
    return false
  }
}

const needsSignIn = ({ toggle }: MarketView): boolean =>
  toggle('requireLoginForWishlist') && visitorNow()?.signedIn === false

/** Keeps in mind what was to be saved, and leads to the sign-in. */
function askToSignIn({ sku }: Change, { links, t }: MarketView): false {
  visitMemory.setItem(waitingName, sku)
  showToast('wishlist', ['info', 'wishlist.login_to_use_wishlist'], t('wishlist.login_to_use_wishlist'))
  if (links.loginPage) follow(links.loginPage)
  return false
}

/** As a press on a link to the sign-in: it opens the flyout where the shop has one. */
function follow(address: string): void {
  const link = document.createElement('a')
  link.href = address
  document.body.append(link)
  link.click()
  link.remove()
}
