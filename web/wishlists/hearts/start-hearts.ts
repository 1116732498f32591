import type { MarketView } from '#web/markets/index.ts'
import { onVisitor } from '#web/platform/visitor.ts'

const hearts = () => import('./hearts.ts')

/**
 * Listens for presses on hearts anywhere on a page, and shows the new state at once. The other code is loaded with the first press, or if
 * the visitor has saved products.
 */
export function startHearts(view: MarketView): void {
  addEventListener(
    'click',
    (event) => {
      const heart = (event.target as Element).closest<HTMLButtonElement>('button[data-heart]')
      if (!heart) return
      event.preventDefault()
      const isSaved = heart.ariaPressed !== 'true'
      heart.ariaPressed = `${isSaved}`
      hearts().then(
        ({ pressed }) => pressed(heart, isSaved, view),
        () => heart.form?.requestSubmit(heart),
      )
    },
    { capture: true },
  )
  onVisitor(({ wishlist, signedIn }) => {
    if (wishlist.skus.length > 0 || signedIn) void hearts().then(({ showSaved }) => showSaved(view))
  })
}
