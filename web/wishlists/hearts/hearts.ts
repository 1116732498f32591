import type { TrackingEvent } from '#contracts/analytics.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { MarketView } from '#web/markets/index.ts'
import { trackEvent } from '#web/platform/analytics.ts'
import { loadVisitor, visitorNow } from '#web/platform/visitor.ts'
import { type Change, changeSaved } from './change-saved.ts'

/** Ids of the saved products, from the last answer of the server. */
let saved: ReadonlySet<string> = new Set()
/** Clicks that are not answered yet, by product id. Until the answer, the hearts show the new state. */
const awaited = new Map<string, boolean>()

const productOf = ({ value, dataset }: HTMLButtonElement): string => dataset.heart ?? value

/** Shows on every heart of the page whether its product is saved. */
function paint(): void {
  for (const heart of document.querySelectorAll<HTMLButtonElement>('button[data-heart]')) {
    const product = productOf(heart)
    const shown = `${awaited.get(product) ?? saved.has(product)}`
    if (heart.ariaPressed !== shown) heart.ariaPressed = shown
  }
}

let watching: MutationObserver | undefined

/** Updates hearts that are added later: with loaded tiles, another colour or another page. */
function watch(): void {
  watching ??= new MutationObserver(paint)
  watching.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['value'] })
}

/** Reads the saved products from the visitor's data, and saves a product that waited for a sign-in. */
export function showSaved(view: MarketView): void {
  saved = new Set(visitorNow()?.wishlist.skus.map(productIdOf))
  watch()
  paint()
  void import('./after-sign-in.ts').then(({ saveAfterSignIn }) => saveAfterSignIn(view))
}

const savedEvent = ({ sku, product, isSaved }: Change): TrackingEvent => ({
  event: isSaved ? 'add_to_wishlist' : 'remove_from_wishlist',
  items: [{ productId: product, ...(sku === product ? {} : { sku }) }],
})

let last: Promise<unknown> = Promise.resolve()

/** Only a member chooses a list, and only where the market lets members have several. */
export const choosesAmongLists = ({ toggle }: Pick<MarketView, 'toggle'>, visitor = visitorNow()): boolean =>
  toggle('createWishlist') && visitor?.signedIn === true

/**
 * Clicks are sent one after another, because the first click of a guest creates the list that the next click needs. For
 * a member who may have several lists, a click saves to the default list and then opens the choice of lists. For a
 * saved product it only opens that choice.
 */
export function pressed(heart: HTMLButtonElement, isSaved: boolean, view: MarketView): void {
  const product = productOf(heart)
  const isChoosing = choosesAmongLists(view)
  const choose = () => import('./open-list-choice.tsx').then(({ openListChoice }) => openListChoice(heart.value, view))
  if (isChoosing && !isSaved) {
    paint()
    void choose().catch(reportError)
    return
  }
  awaited.set(product, isSaved)
  watch()
  paint()
  const change: Change = { sku: isSaved ? heart.value : product, product, isSaved, heart }
  last = last.then(async () => {
    const done = await changeSaved(change, view)
    if (awaited.get(product) === isSaved) awaited.delete(product)
    if (done) trackEvent(savedEvent(change))
    if (done) saved = isSaved ? saved.union(new Set([product])) : saved.difference(new Set([product]))
    if (awaited.size === 0 && done) await loadVisitor(view.market.id)
    paint()
    if (done && isChoosing) await choose().catch(reportError)
  })
}
