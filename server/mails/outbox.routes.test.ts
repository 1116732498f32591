import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { buyAsGuest } from '../checkout/bought-order.fakes.ts'
import { type BuyingShop, layOutGoods, openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { registerOutbox } from './outbox.routes.ts'

const database = await testDatabase()
const sent: string[] = []
const shop = await openBuyingShop(database)
const sendingShop = await openBuyingShop(database, {
  mailServer: {
    send: async ({ recipient, subject, html }) => void (html && sent.push(`${subject.split(' ')[0]} ${recipient}`)),
  },
})
afterAll(async () => {
  await sendingShop.close()
  await shop.close()
})
const app = Fastify()
registerOutbox(app, shop.buying.outbox)
const page = async (url: string) => (await app.inject({ method: 'GET', url })).body

test('mails of shared lists, awaited goods and the newsletter are listed in a mailbox, each to be read as it would arrive [B-SIM-06]', async () => {
  expect(await page('/dev/outbox')).toContain('No mail has been written yet.')
  const kinds = ['wishlist-shared', 'confirm-wish', 'product-there', 'confirm-contact']
  for (const kind of kinds)
    shop.jobs.push({
      queue: 'write-mail',
      data: {
        eventId: `test:${kind}`,
        kind,
        market: 'da-dk',
        recipient: `${kind}@example.com`,
        data: { receiptUrl: `/told/${kind}` },
      },
    })
  await shop.runJobs()

  const rows = (await page('/dev/outbox')).split('<tr>').slice(2)
  expect(rows.map((row) => /[\w-]+(?=@example\.com)/.exec(row)?.[0])).toEqual(kinds.toReversed())
  for (const row of rows) {
    const [, url, subject] = /href="(\/dev\/outbox\/\d+)">([^<]*)</.exec(row)!
    expect(kinds).toContain(subject!.trim())
    expect(row).toContain('kept here')
    const mail = await app.inject({ method: 'GET', url: url! })
    expect([mail.statusCode, mail.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(mail.body).toBe(`<a href="/told/${subject!.trim()}">receipt</a>`)
  }
  expect((await app.inject({ method: 'GET', url: '/dev/outbox/999999' })).statusCode).toBe(404)
})

/** The mails caused by an order and an account, in order. */
const caused = [
  ...['order-confirmation', 'order-shipped', 'order-cancelled', 'gift-card'],
  ...['reset-password', 'verify-email', 'confirm-contact', 'product-there'],
]
const plain = caused.slice(4)

async function causeAll(at: BuyingShop) {
  await layOutGoods(database)
  const orderId = (await buyAsGuest(at)).order.id
  const { fulfilment } = at.buying.fulfilling
  await fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: 'A1', lines: [{ lineItemId: '1', quantity: 1 }] })
  await at.runJobs()
  await fulfilment.cancel({ orderId, actor: 'service' })
  await at.runJobs()
  await at.buying.giftCards.issue({
    ...{ orderId, lineId: '1', market: 'da-dk', pieces: 1, value: { minor: 50_000, currency: 'DKK' } },
    letter: { recipientEmail: 'guest@example.com', senderName: 'Eve' },
  })
  for (const kind of plain)
    at.jobs.push({
      queue: 'write-mail',
      data: { eventId: `${orderId}:${kind}`, kind, market: 'da-dk', recipient: 'guest@example.com', data: {} },
    })
  for (let round = 0; round < 3; round++) await at.runJobs()
}

test('mails of orders, gift cards, accounts, the newsletter and awaited goods go to the mail server, and where there is none they can be read in the outbox [C-GEN-O4]', async () => {
  await causeAll(shop)
  const rows = (await page('/dev/outbox')).split('<tr>').slice(2)
  const mails = rows.slice(0, caused.length).map((row) => /href="(\/dev\/outbox\/\d+)">([\w-]+)/.exec(row)!)
  expect(mails.map(([, , subject]) => subject).toReversed()).toEqual(caused)
  for (const [, url] of mails) expect(await page(url!)).not.toBe('')
  expect(sent).toEqual([])

  await causeAll(sendingShop)
  expect(sent.toSorted()).toEqual(caused.map((kind) => `${kind} guest@example.com`).toSorted())
})
