import type { TrackingContext } from '#contracts/analytics.ts'
import type { Page } from '#contracts/pages.ts'
import { consentWaitMs } from '#foundation/fixed-values.ts'
import type { MarketView } from '#web/markets/index.ts'
import { makeEventsBy, sendEventsTo, toDataLayer } from '#web/platform/analytics.ts'
import { consentUpdate } from '#web/platform/consent.ts'
import { onPage } from '#web/platform/shop-signals.ts'
import { loadVisitor, onVisitor, visitorNow } from '#web/platform/visitor.ts'
import { eventsOfSignal } from './events-of-signal.ts'
import { sendToShop } from './send-to-shop.ts'
import { watchSeen } from './watch-seen.ts'

/**
 * Sends analytics events for all pages of this document, those from before this code was loaded first. Events before the
 * shopper's consent wait until the consent is given.
 */
export function startTracking({ market, toggle }: Pick<MarketView, 'market' | 'toggle'>): void {
  const sendsToShop = toggle('serverSideTracking')
  makeEventsBy(eventsOfSignal)
  if (!sendsToShop) onVisitor(({ measured }) => tellContext(measured))
  void knownVisitor().then(() => sendEventsTo(sendsToShop ? sendToShop(market.id) : toDataLayer))
  // A change of consent starts or ends a measured visit. The answer to this call has the data of the visit.
  addEventListener(consentUpdate, () => void loadVisitor(market.id))
  let shown: Page | undefined
  const seen = watchSeen(() => shown)
  onPage((page) => {
    const isOther = shown?.path !== page.path
    shown = page
    seen.pageChanged(isOther)
  })
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
