import type { TrackedItem } from '#contracts/analytics.ts'
import type { Page } from '#contracts/pages.ts'
import { whileMoving } from '#foundation/paced.ts'
import { trackEvent } from '#web/platform/analytics.ts'
import { seenOnce } from './seen-once.ts'
import { itemOfTile, listOf, trackingIdOf } from './where-it-stands.ts'

/** Products that are seen within this time are sent in one event. */
const gatherMs = 300

/** Sends events for seen products and widgets: each product once per list and page view, each widget once per page view. */
export function watchSeen(shown: () => Page | undefined) {
  const lists = new Map<string, { items: TrackedItem[]; trackingId: string | undefined }>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const tellLists = (): void => {
    timer = undefined
    for (const [list, { items, trackingId }] of lists)
      trackEvent({ event: 'view_item_list', list, items, ...(trackingId === undefined ? {} : { trackingId }) })
    lists.clear()
  }
  const products = seenOnce((element) => {
    const list = listOf(element, shown())
    const known = lists.get(list) ?? { items: [], trackingId: trackingIdOf(element) }
    known.items.push(itemOfTile(element as HTMLElement, shown()))
    lists.set(list, known)
    timer ??= setTimeout(tellLists, gatherMs)
  })
  const widgets = seenOnce((_, trackingId) => trackEvent({ event: 'view_promotion', trackingId }))

  const watchAll = (): void => {
    for (const tile of document.querySelectorAll<HTMLElement>('article[data-product]'))
      products.watch(tile, `${listOf(tile, shown())} ${tile.dataset.product}`)
    for (const widget of document.querySelectorAll<HTMLElement>('[data-tracking-id]'))
      widgets.watch(widget, widget.dataset.trackingId!)
  }
  // Tiles and widgets are also added later, many at once.
  new MutationObserver(whileMoving(watchAll)).observe(document.body, { childList: true, subtree: true })

  return {
    pageChanged(isOther: boolean): void {
      if (isOther) {
        clearTimeout(timer)
        tellLists()
        products.clear()
        widgets.clear()
      }
      watchAll()
    },
  }
}
