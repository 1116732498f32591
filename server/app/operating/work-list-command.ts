import { workResolutions } from '#contracts/order-work.ts'
import { systemClock } from '#foundation/clock.ts'
import { Fault } from '#foundation/fault.ts'
import { money } from '#foundation/money.ts'
import { formatMoney } from '#foundation/money-format.ts'
import { giftCards } from '#server/gift-cards/index.ts'
import { refunds, type WorkEntry } from '#server/payments/index.ts'
import { openJobs } from '#server/platform/postgres-jobs.ts'
import { putBackTo } from '#server/stock/index.ts'
import { withPatience } from '../database/prepare-database.ts'
import { openFulfilment, work } from '../jobs/fulfilling.ts'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

const pageSize = 200

export const workListCommand: Command = {
  summary: 'list lost money and failed refunds, and resolve them',
  help: `Usage: npm run shop -- work-list
       npm run shop -- work-list ENTRY ${workResolutions.join('|')} [--note TEXT]

Lists what an operator has to look at, oldest first: money that was lost after it was authorised, disputes, and refunds that did not
arrive. With the id of an entry it ends it: release lets the order go on although its money is lost, try-again makes the refund once more,
close changes nothing, since it was dealt with elsewhere. Ends with 1 when an entry could not be resolved so.

  --note TEXT    kept with the entry`,
  options: { note: { type: 'string' } },
  mostWords: 2,
  run: async (ask) => {
    const [entryId, wanted] = ask.words
    const resolution = workResolutions.find((known) => known === wanted)
    if (entryId !== undefined && !resolution)
      throw new Fault('shop.wrong-option', { option: 'work-list', rule: `one of ${workResolutions.join(', ')}` })
    return withDatabase(ask, (url) =>
      withPatience(url, async (database, changes) => {
        const jobs = openJobs({ url, failed: (error) => ask.print(`! ${String(error)}`) })
        const parts = { giftCards: giftCards({ database, jobs, clock: systemClock }), refunds: refunds(database, jobs) }
        const needs = { database, jobs, clock: systemClock, putBack: putBackTo(changes), ...parts }
        const list = work(needs, openFulfilment(needs))
        try {
          if (entryId === undefined || !resolution) {
            for (const entry of await list.list({ size: pageSize })) ask.print(lineOf(entry))
            return 0
          }
          const note = typeof ask.options.note === 'string' ? ask.options.note : undefined
          const done = await database.transaction((inside) =>
            list.resolve(inside, { entryId, resolution, by: 'operator', note }),
          )
          ask.print(done.ok ? `✓ ${entryId} ${resolution}` : `✗ ${entryId}: ${done.problem.code}`)
          return done.ok ? 0 : 1
        } finally {
          await jobs.close()
        }
      }),
    )
  },
}

const lineOf = ({ id, kind, orderNumber, paymentId, amountMinor, currency, provider, openedAt }: WorkEntry): string =>
  [
    id,
    kind.padEnd(15),
    openedAt.toISOString().slice(0, 16),
    formatMoney(money(amountMinor, currency), 'en-GB'),
    provider,
    orderNumber ? `order ${orderNumber}` : `payment ${paymentId}`,
  ].join('  ')
