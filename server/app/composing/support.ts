import { newId } from '#foundation/ids.ts'
import type { Markets } from '#server/markets/index.ts'
import { openSupport, supportRoutes } from '#server/support/index.ts'
import type { Ground } from './ground.ts'

type SupportGround = Pick<Ground, 'database' | 'jobs' | 'clock'> & { readonly supportMailbox: string }

/** Composes customer service. */
export function composeSupport(
  { database, jobs, clock, supportMailbox }: SupportGround,
  markets: Pick<Markets, 'open'>,
) {
  const support = openSupport({ database, jobs, clock, newId, mailbox: supportMailbox })
  return { support, calls: [supportRoutes({ support, anyMarket: () => markets.open[0]! })] }
}
