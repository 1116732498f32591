import { orderAction } from '#contracts/order-work.ts'
import { systemClock } from '#foundation/clock.ts'
import { Fault } from '#foundation/fault.ts'
import { refused } from '#foundation/result.ts'
import { giftCards } from '#server/gift-cards/index.ts'
import { actOnOrder, moveOrder, orderMoves, orderStories } from '#server/orders/index.ts'
import { refunds } from '#server/payments/index.ts'
import { openJobs } from '#server/platform/postgres-jobs.ts'
import { putBackTo } from '#server/stock/index.ts'
import { withPatience } from '../database/prepare-database.ts'
import { type OpenFulfilmentNeeds, openFulfilment } from '../jobs/fulfilling.ts'
import type { Command, CommandRequest } from './command.ts'
import { withDatabase } from './with-database.ts'

export const orderCommand: Command = {
  summary: 'print everything that happened to an order; send, deliver or cancel it',
  help: `Usage: npm run shop -- order NUMBER
       npm run shop -- order ${orderMoves.join('|')} NUMBER
       npm run shop -- order mail NUMBER --mail ID --by NAME --reason TEXT

With a number alone, prints everything that happened to an order, oldest first, a line of JSON for each entry. Otherwise does what a warehouse, its stores and a courier would: sends all that is left of an order, lets it arrive, or cancels what was not sent
and gives back what it cost. Ends with 1 when nothing could be done. Mails about it are written by the running shop.

mail sends a mail of the order again, as it was and to the same address, at most five of an order a day; it is written down with who asked and why.

  --mail ID        the id of the mail, as the order's story tells it
  --by NAME        who asks for it
  --reason TEXT    why`,
  options: { mail: { type: 'string' }, by: { type: 'string' }, reason: { type: 'string' } },
  mostWords: 2,
  run: async (ask) => {
    const [wanted = '', number = ''] = ask.words
    if (/^\d{1,20}$/.test(wanted) && number === '') return printStory(ask, wanted)
    if (wanted === 'mail') return sendMailAgain(ask, number)
    const move = orderMoves.find((known) => known === wanted)
    if (!move) throw new Fault('shop.wrong-option', { option: 'order', rule: `one of ${orderMoves.join(', ')}` })
    if (number === '')
      throw new Fault('shop.wrong-option', {
        reason: `Name the order that is ${move}; see npm run shop -- order --help.`,
      })
    return withFulfilment(ask, async (needs) => {
      const moved = await moveOrder(needs, number, move)
      ask.print(moved.ok ? `✓ ${number} ${move}` : `✗ ${number} is not ${move}: ${moved.problem.code}`)
      return moved.ok ? 0 : 1
    })
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

async function sendMailAgain(ask: CommandRequest, number: string): Promise<number> {
  const { mail, ...asked } = ask.options
  const wanted = orderAction.safeParse({ ...asked, action: { kind: 'mail', mailId: Number(mail) } })
  if (!wanted.success) throw new Fault('shop.wrong-option', { option: 'mail', rule: 'an id, with --by and --reason' })
  return withFulfilment(ask, async ({ database, ...needs }) => {
    const orderId = await needs.fulfilments.idOf(number)
    const done =
      orderId === undefined
        ? refused({ code: 'order.not-found' as const })
        : await database.transaction((inside) => actOnOrder(needs, inside, orderId, wanted.data))
    ask.print(done.ok ? `✓ mail ${mail} of ${number} is sent again` : `✗ ${number}: ${done.problem.code}`)
    return done.ok ? 0 : 1
  })
}

type Needs = ReturnType<typeof openFulfilment> & Pick<OpenFulfilmentNeeds, 'database' | 'jobs' | 'clock'>

/** Runs work on orders with the rules of the shop. It does not matter if the shop is running. */
const withFulfilment = (ask: CommandRequest, work: (needs: Needs) => Promise<number>): Promise<number> =>
  withDatabase(ask, (url) =>
    withPatience(url, async (database, changes) => {
      const jobs = openJobs({ url, failed: (error) => ask.print(`! ${String(error)}`) })
      const money = { giftCards: giftCards({ database, jobs, clock: systemClock }), refunds: refunds(database, jobs) }
      const needs = { database, jobs, clock: systemClock, putBack: putBackTo(changes), ...money }
      try {
        return await work({ ...openFulfilment(needs), database, jobs, clock: systemClock })
      } finally {
        await jobs.close()
      }
    }),
  )
