import type { Page } from '#contracts/pages.ts'
import { startTracking } from '#web/analytics/index.ts'
import type { MarketView } from '#web/markets/index.ts'
import { followConsent, hasConsent } from '#web/platform/consent.ts'
import { onPage } from '#web/platform/shop-signals.ts'
import { onVisitor, visitorNow } from '#web/platform/visitor.ts'

/** Starts everything that needs consent, after hydration. The code is not loaded before the consent is given. */
export function startMeasuring(view: Pick<MarketView, 'market' | 'toggle'>): void {
  startTracking(view)
  let shown: Page | undefined
  onPage((page) => {
    shown = page
  })
  const parts = [
    part(
      () => hasConsent('performance'),
      async () => {
        const { sendReports, watchPage } = await import('#web/monitoring/index.ts')
        return watchPage(() => shown, sendReports)
      },
    ),
    part(
      () => hasConsent('analytics') && visitorNow()?.recorded === true,
      async () => {
        const { recordVisit, sendReports } = await import('#web/monitoring/index.ts')
        return recordVisit(sendReports)
      },
    ),
    part(
      () => hasConsent('analytics'),
      async () => {
        const { applyVariants, removeVariants } = await import('#web/conversion-tests/index.ts')
        await applyVariants(view.market.id)
        return removeVariants
      },
    ),
  ]
  const setUp = (): void => {
    for (const one of parts) one()
  }
  followConsent(setUp)
  onVisitor(setUp)
}

/** A part that runs while it is allowed. It starts once, and stops as soon as it is no longer allowed. */
function part(isAllowed: () => boolean, start: () => Promise<() => void>): () => void {
  let stop: Promise<() => void> | undefined
  return () => {
    if (isAllowed()) stop ??= start().catch(() => () => {})
    else if (stop) {
      void stop.then((end) => end())
      stop = undefined
    }
  }
}
