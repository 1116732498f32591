import type { MarketView } from '#web/markets/index.ts'
import { onVisitor } from '#web/platform/visitor.ts'

const hearts = () => import('./hearts.ts')

/**
 * Hears presses on hearts anywhere on a page and shows them at once; what else a press takes is fetched with the first one, or once the
 * visitor is known to have saved something.
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
    if (wishlist.skus.length > 0 || signedIn) void hearts().then(({ known }) => known(view))
  })
}
