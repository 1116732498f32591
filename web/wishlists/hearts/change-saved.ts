import type { MarketView } from '#web/markets/index.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { visitMemory } from '#web/platform/browser-memory.ts'
import { api } from '#web/platform/client.ts'
import { visitorNow } from '#web/platform/visitor.ts'
import { showWishlistToast } from './wishlist-toast.ts'

export interface Change {
  /** To save, the sku of the chosen size, or the product id if no size is chosen. To remove, the product id. */
  readonly sku: string
  readonly product: string
  readonly isSaved: boolean
  readonly heart: HTMLButtonElement
}

/** The storage key of a product that is saved after the sign-in. */
export const waitingName = 'save-after-sign-in'

/** Saves or removes a product. If the shop refuses the change, a toast shows it and the promise resolves to false. */
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
    // Without a list there is nothing to remove, so the removal counts as done.
    if (fault instanceof ApiError && fault.status === 204) return true
    const said = fault instanceof ApiError ? fault.result : undefined
    const text = said?.code === 'wishlist.full' ? said.message : undefined
    showWishlistToast('notChanged', t, text)
    return false
  }
}

const needsSignIn = ({ toggle }: MarketView): boolean =>
  toggle('requireLoginForWishlist') && visitorNow()?.signedIn === false

/** Remembers the product to save, and opens the sign-in. */
function askToSignIn({ sku }: Change, { links, t }: MarketView): false {
  visitMemory.setItem(waitingName, sku)
  showWishlistToast('needsSignIn', t)
  if (links.loginPage) follow(links.loginPage)
  return false
}

/** Clicks a link to the login page, so that the flyout opens in shops with a flyout. */
function follow(address: string): void {
  const link = document.createElement('a')
  link.href = address
  document.body.append(link)
  link.click()
  link.remove()
}
