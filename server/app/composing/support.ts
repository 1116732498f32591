import { newId } from '#foundation/ids.ts'
import type { Markets } from '#server/markets/index.ts'
import { openSupport, supportRoutes } from '#server/support/index.ts'
import type { Infrastructure } from './infrastructure.ts'

type ComposeSupportNeeds = Pick<Infrastructure, 'database' | 'jobs' | 'clock'> & { readonly supportMailbox: string }

/** Composes customer service. */
export function composeSupport(
  { database, jobs, clock, supportMailbox }: ComposeSupportNeeds,
  markets: Pick<Markets, 'open'>,
) {
  const support = openSupport({ database, jobs, clock, newId, mailbox: supportMailbox })
  return { support, calls: [supportRoutes({ support, anyMarket: () => markets.open[0]! })] }
}
