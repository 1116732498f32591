import type { TrackingContext } from '#contracts/analytics.ts'
import type { Page } from '#contracts/pages.ts'
import { consentWaitMs } from '#foundation/fixed-values.ts'
import type { MarketView } from '#web/markets/index.ts'
import { toDataLayer, trackEvent } from '#web/platform/analytics.ts'
import { consentUpdate } from '#web/platform/consent.ts'
import { onForm, onPage } from '#web/platform/shop-signals.ts'
import { loadVisitor, onVisitor, visitorNow } from '#web/platform/visitor.ts'
import { eventOfForm } from './event-of-form.ts'
import { eventsOfPage } from './events-of-page.ts'
import { watchPresses } from './watch-presses.ts'
import { watchSeen } from './watch-seen.ts'

/** Sends analytics events for all pages of this document. Events before the shopper's consent wait until the consent is given. */
export function startTracking({ market, toggle }: Pick<MarketView, 'market' | 'toggle'>): void {
  let shown: Page | undefined
  const seen = watchSeen(() => shown)
  if (!toggle('serverSideTracking')) onVisitor(({ measured }) => tellContext(measured))
  // A change of consent starts or ends a measured visit. The answer to this call has the data of the visit.
  addEventListener(consentUpdate, () => void loadVisitor(market.id))
  onPage((page) => {
    const before = shown
    shown = page
    seen.pageChanged(before?.path !== page.path)
    void knownVisitor().then(() => {
      for (const event of eventsOfPage(page, before)) trackEvent(event)
    })
  })
  onForm((posted, page) => {
    const event = eventOfForm(posted, page, shown)
    if (event) trackEvent(event)
  })
  watchPresses(() => shown)
}

let told: string | undefined

/** Writes visitor and basket to the data layer before the events that need them, and again after a change. */
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
