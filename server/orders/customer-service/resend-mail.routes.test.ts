import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { buyAsGuest } from '../../checkout/bought-order.fakes.ts'
import { dress, layOutGoods, openBuyingShop } from '../../checkout/buying-shop.fakes.ts'
import { type MailNeeds, outbox, workOnMails } from '../../mails/index.ts'

const shop = await openBuyingShop(await testDatabase())
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = new Date()
  shop.jobs.splice(0)
  await layOutGoods(shop.database)
})

const ann = { by: 'Ann of customer service', reason: 'lost it' }

/** An order whose confirmation was written. */
async function confirmed() {
  const { orderNumber, id: orderId } = (
    await buyAsGuest(shop, { market: 'en-gb', lines: [{ sku: dress, quantity: 1 }] })
  ).order
  while (shop.jobs.length > 0) await shop.runJobs()
  const mail = (await outbox(shop.database).find(`order-placed:${orderId}`))!
  return { orderNumber, mail, mailId: Number(mail.id) }
}

async function resend(orderNumber: string, mailId: number, headers: object = { 'x-api-key': 'internal-key-of-tests' }) {
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: `/api/order/order/internal/number/${orderNumber}/action` },
    payload: { ...ann, action: { kind: 'mail', mailId } },
    headers: { 'idempotency-key': newId(), ...headers },
  })
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code }
}
const written = (orderNumber: string) =>
  shop.database.prepared(
    'test-actions',
    `select a.kind, a.by, a.reason, a.details from order_action a join shop_order o on o.id = a.order_id
     where o.order_number = $1`,
    [orderNumber],
  )

/** Runs the waiting jobs and returns the mails that the mail server got. */
async function sent() {
  const taken: unknown[] = []
  const workers = new Map<string, (data: Readonly<Record<string, unknown>>) => Promise<void>>()
  const needs = { outbox: outbox(shop.database), transport: { send: async (mail: unknown) => void taken.push(mail) } }
  await workOnMails({ work: async (queue, work) => void workers.set(queue, work) }, needs as unknown as MailNeeds)
  for (const { queue, data } of shop.jobs.splice(0)) await workers.get(queue)?.(data)
  return taken
}

test('sends a mail again as it was, to the same address and by the same event, and writes down who asked [C-EOX-06]', async () => {
  const { orderNumber, mail, mailId } = await confirmed()

  expect(await resend(orderNumber, mailId)).toMatchObject({ status: 200 })

  const { eventId, subject, html, text } = mail
  expect(await sent()).toEqual([
    expect.objectContaining({ eventId, subject, html, text, recipient: 'guest@example.com' }),
  ])
  expect(await written(orderNumber)).toEqual([
    { ...ann, kind: 'mail', details: { mailId, kind: 'order-confirmation', recipient: 'guest@example.com' } },
  ])
})

test('sends five mails of an order again a day, however many ask at once, and more the next day [C-EOX-06]', async () => {
  const { orderNumber, mailId } = await confirmed()

  const answers = await Promise.all(Array.from({ length: 8 }, () => resend(orderNumber, mailId)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ code }) => code === 'order.mailed-too-often')).toHaveLength(3)
  expect(await sent()).toHaveLength(5)
  shop.clock.now = new Date(Date.now() + 25 * 3_600_000)
  expect((await resend(orderNumber, mailId)).status).toBe(200)
})

test('sends no mail of another order, none whose content was deleted, and none without the internal key [C-EOX-06]', async () => {
  const other = await confirmed()
  const { orderNumber, mailId } = await confirmed()

  expect(await resend(orderNumber, other.mailId)).toEqual({ status: 404, code: 'order.mail-unknown' })
  expect((await resend(orderNumber, mailId, {})).status).toBe(401)
  await sql`update mail set html = '', text = '' where id = ${mailId}`.execute(shop.database.sql())
  expect(await resend(orderNumber, mailId)).toEqual({ status: 400, code: 'order.mail-not-kept' })
  expect(await sent()).toEqual([])
  expect(await written(orderNumber)).toEqual([])
})
