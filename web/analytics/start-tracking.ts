import type { TrackingContext } from '#contracts/analytics.ts'
import type { Page } from '#contracts/pages.ts'
import { consentWaitMs } from '#foundation/fixed-values.ts'
import type { MarketView } from '#web/markets/index.ts'
import { tellAnalytics, toDataLayer } from '#web/platform/analytics.ts'
import { consentUpdate } from '#web/platform/consent.ts'
import { onForm, onPage } from '#web/platform/shop-signals.ts'
import { askVisitor, onVisitor, visitorNow } from '#web/platform/visitor.ts'
import { eventOfForm } from './event-of-form.ts'
import { eventsOfPage } from './events-of-page.ts'
import { watchPresses } from './watch-presses.ts'
import { watchSeen } from './watch-seen.ts'

/** Tells analytics what happens on the pages of this document. What is told before the shopper's consent is held until then. */
export function startTracking({ market, toggle }: Pick<MarketView, 'market' | 'toggle'>): void {
  let shown: Page | undefined
  const seen = watchSeen(() => shown)
  if (!toggle('serverSideTracking')) onVisitor(({ measured }) => tellContext(measured))
  // From now on there is a visit to be told of, or none any more.
  addEventListener(consentUpdate, () => void askVisitor(market.id))
  onPage((page) => {
    const before = shown
    shown = page
    seen.pageChanged(before?.path !== page.path)
    void knownVisitor().then(() => {
      for (const event of eventsOfPage(page, before)) tellAnalytics(event)
    })
  })
  onForm((posted, page) => {
    const event = eventOfForm(posted, page, shown)
    if (event) tellAnalytics(event)
  })
  watchPresses(() => shown)
}

let told: string | undefined

/** The data layer has who looks and what is in the basket before the events that follow, and again when it has changed. */
function tellContext(measured: TrackingContext | undefined): void {
  const text = measured && JSON.stringify(measured)
  if (!measured || text === told) return
  told = text
  toDataLayer(measured)
}

const knownVisitor = (): Promise<void> =>
  new Promise((known) => {
    if (visitorNow()) return known()
    setTimeout(known, consentWaitMs)
    onVisitor(() => known())
  })
