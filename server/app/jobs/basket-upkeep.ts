import type { Baskets } from '#server/basket/index.ts'
import type { Markets } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Stock } from '#server/stock/index.ts'

export interface UpkeepNeeds {
  readonly database: Database
  readonly stock: Pick<Stock, 'releaseExpired'>
  readonly baskets: Pick<Baskets, 'abandoned'>
  readonly markets: Pick<Markets, 'open'>
  readonly jobs: Pick<Jobs, 'send'>
  readonly log: (fault: unknown) => void
}

const eachMs = 5_000
/** Reminders are less urgent: they are sent every so many rounds. */
const remindEach = 60

/** Frees reserved pieces whose time is over, and requests reminders for guests who left a basket. Returns a function that stops it. */
export function registerBasketUpkeep(needs: UpkeepNeeds): () => void {
  let [stopped, round] = [false, 0]
  let timer: NodeJS.Timeout | undefined
  const again = async (): Promise<void> => {
    round += 1
    await needs.stock.releaseExpired().catch(needs.log)
    if (round % remindEach === 0) await remind(needs).catch(needs.log)
    if (!stopped) timer = setTimeout(again, eachMs)
  }
  timer = setTimeout(again, eachMs)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

async function remind({ baskets, markets, jobs, database }: UpkeepNeeds): Promise<void> {
  for (const market of markets.open) {
    for (const basketId of await baskets.abandoned(market))
      await jobs.send(database, 'basket-abandoned.mails', { basketId, market: market.id }, { singletonKey: basketId })
  }
}
