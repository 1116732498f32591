import { systemClock } from '#foundation/clock.ts'
import { Fault } from '#foundation/fault.ts'
import { giftCards } from '#server/gift-cards/index.ts'
import { moveOrder, orderMoves, orderStories } from '#server/orders/index.ts'
import { refunds } from '#server/payments/index.ts'
import { openJobs } from '#server/platform/postgres-jobs.ts'
import { putBackTo } from '#server/stock/index.ts'
import { withPatience } from '../database/prepare-database.ts'
import { openFulfilment } from '../jobs/fulfilling.ts'
import type { Command, CommandRequest } from './command.ts'
import { withDatabase } from './with-database.ts'

export const orderCommand: Command = {
  summary: 'print everything that happened to an order; send, deliver or cancel it',
  help: `Usage: npm run shop -- order NUMBER
       npm run shop -- order ${orderMoves.join('|')} NUMBER

With a number alone, prints everything that happened to an order, oldest first, a line of JSON for each entry. Otherwise does what a warehouse, its stores and a courier would: sends all that is left of an order, lets it arrive, or cancels what was not sent
and gives back what it cost. Ends with 1 when nothing could be done. Mails about it are written by the running shop.`,
  options: {},
  mostWords: 2,
  run: async (ask) => {
    const [wanted = '', number = ''] = ask.words
    if (/^\d{1,20}$/.test(wanted) && number === '') return printStory(ask, wanted)
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

const printStory = (ask: CommandRequest, number: string): Promise<number> =>
  withDatabase(ask, (url) =>
    withPatience(url, async (database) => {
      const stories = orderStories(database)
      const order = (await stories.find(number, 1)).find(({ orderNumber }) => orderNumber === number)
      if (!order) {
        ask.print(`✗ There is no order ${number}.`)
        return 1
      }
      ask.print(JSON.stringify({ at: order.madeAt, what: 'order', details: order }))
      for (const entry of await stories.story(order.id)) ask.print(JSON.stringify(entry))
      return 0
    }),
  )
