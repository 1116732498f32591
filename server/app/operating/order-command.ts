import { systemClock } from '#foundation/clock.ts'
import { Fault } from '#foundation/fault.ts'
import { giftCards } from '#server/gift-cards/index.ts'
import { moveOrder, orderMoves } from '#server/orders/index.ts'
import { refunds } from '#server/payments/index.ts'
import { openJobs } from '#server/platform/postgres-jobs.ts'
import { putBackTo } from '#server/stock/index.ts'
import { withPatience } from '../database/prepare-database.ts'
import { openFulfilment } from '../jobs/fulfilling.ts'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

export const orderCommand: Command = {
  summary: 'send, deliver or cancel an order',
  help: `Usage: npm run shop -- order ${orderMoves.join('|')} NUMBER

Does what a warehouse, its stores and a courier would: sends all that is left of an order, lets it arrive, or cancels what was not sent
and gives back what it cost. Ends with 1 when nothing could be done. Mails about it are written by the running shop.`,
  options: {},
  mostWords: 2,
  run: async (ask) => {
    const [wanted, number = ''] = ask.words
    const move = orderMoves.find((known) => known === wanted)
    if (!move) throw new Fault('shop.wrong-option', { option: 'order', rule: `one of ${orderMoves.join(', ')}` })
    if (number === '')
      throw new Fault('shop.wrong-option', {
        reason: `Name the order that is ${move}; see npm run shop -- order --help.`,
      })
    return withDatabase(ask, (url) =>
      withPatience(url, async (database, changes) => {
        const jobs = openJobs({ url, failed: (error) => ask.print(`! ${String(error)}`) })
        const money = { giftCards: giftCards({ database, jobs, clock: systemClock }), refunds: refunds(database, jobs) }
        const ground = { database, jobs, clock: systemClock, putBack: putBackTo(changes), ...money }
        try {
          const moved = await moveOrder({ ...openFulfilment(ground), clock: systemClock }, number, move)
          ask.print(moved.ok ? `✓ ${number} ${move}` : `✗ ${number} is not ${move}: ${moved.problem.code}`)
          return moved.ok ? 0 : 1
        } finally {
          await jobs.close()
        }
      }),
    )
  },
}
