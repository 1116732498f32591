import { newId } from '#foundation/ids.ts'
import type { Accounts } from '#server/accounts/index.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import type { Club } from '#server/club/index.ts'
import type { Content } from '#server/content/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { notifyMe, notifyMeRoutes } from '#server/notify-me/index.ts'
import type { Infrastructure } from './infrastructure.ts'

export interface NotifyMeParts {
  readonly markets: Markets
  readonly content: Pick<Content, 'linkTo'>
  readonly catalogue: Pick<Catalogue, 'detail'>
  readonly club: Pick<Club, 'consent'>
  readonly accounts: Pick<Accounts, 'find'>
}

/** Needed beside the change feed: a launch causes no change, and a process may end between a change and its mails. */
const checkAgainMs = 30_000

/** Notifications about products, triggered by the change feed and a regular check. */
export function composeNotifyMe(
  { database, jobs, clock, settings: { publicUrl }, log }: Infrastructure,
  { markets, content, catalogue, club, accounts }: NotifyMeParts,
) {
  const pageUrl = (market: Market): string => content.linkTo(market, 'notifyMePage')
  const ours = notifyMe({
    ...{ database, jobs, markets, clock, newId, publicUrl, pageUrl, accounts },
    detail: catalogue.detail,
    newsletter: (inside, given) =>
      club.consent(inside, { ...given, source: 'notify-me', topic: 'newsletter', text: 'box' }),
  })
  return {
    notifyMe: ours,
    calls: [notifyMeRoutes({ notifyMe: ours, publicUrl, pageUrl })],
    goodsChanged: async (productIds: readonly string[]): Promise<void> => {
      if (productIds.length > 0) await ours.notify(productIds)
    },
    /** Returns a function that stops the check. */
    start: (): (() => void) => {
      const timer = setInterval(() => {
        ours
          .notify()
          .catch((error: unknown) => log.error({ err: error }, 'looking for products people wait for failed'))
      }, checkAgainMs)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}
