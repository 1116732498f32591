import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, guest, layOutGoods, openBuyingShop, payInMarket, upToPayment } from '../checkout/buying-shop.fakes.ts'
import { memberOf } from '../loyalty/member.fakes.ts'
import { moveOrder } from '../orders/index.ts'

const shop = await openBuyingShop(await testDatabase())
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = new Date()
  shop.jobs.splice(0)
  await layOutGoods(shop.database)
  await sql`truncate invoice_series cascade`.execute(shop.database.sql())
})

interface Row {
  readonly number: number
  readonly kind: string
  readonly series: string
  readonly total: number
  readonly document: string
}
const rows = async () =>
  (
    await sql<Row>`select series, number, kind, total_minor::int as total, document::text as document from invoice order by series, number`.execute(
      shop.database.sql(),
    )
  ).rows
async function runAll(): Promise<void> {
  while (shop.jobs.length > 0) {
    const tried = [...shop.jobs]
    await shop.runJobs().catch(() => shop.jobs.push(...tried))
  }
}
async function bought(marketId = 'de-de') {
  const who = guest(shop, marketId)
  const checkoutBasketId = await upToPayment(shop, who, marketId, [{ sku: dress, quantity: 2 }])
  const { orderId } = await payInMarket(shop, who, marketId, checkoutBasketId)
  await runAll()
  return { who, order: (await shop.buying.orders.find(orderId))! }
}
const internal = (path: string, payload: object) =>
  shop.app.inject({
    ...{ method: 'POST', url: `/api/order/${path}`, payload },
    headers: { 'x-api-key': 'internal-key-of-tests', 'idempotency-key': newId() },
  })
const mail = async (kind: string) =>
  (
    await sql<{ names: string[]; start: string }>`
      select jsonb_path_query_array(attachments, '$[*].name') as names,
        convert_from(substring(decode(attachments -> 0 ->> 'content', 'base64') for 5), 'UTF8') as start
      from mail where kind = ${kind} order by id desc limit 1`.execute(shop.database.sql())
  ).rows[0]

test('sends an invoice with the confirmation where the market needs one, and none elsewhere', async () => {
  const { order } = await bought()
  const others = await bought('da-dk')

  const made = await rows()
  expect(made).toMatchObject([{ series: 'DE', number: 1, kind: 'invoice', total: order.totalMinor }])
  for (const text of ['DE-000001', 'DE123456789', order.orderNumber, order.content.shippingAddress!.lastName!, '19'])
    expect(made[0]!.document).toContain(text)
  expect(await shop.buying.invoices.shown(others.order)).toEqual([])
  expect(await shop.buying.invoices.issue(others.order.id)).toBeUndefined()
})

test('attaches invoice and credit note to their mails, and links them on the page of the order', async () => {
  const { who, order } = await bought()
  expect(await mail('order-confirmation')).toEqual({ names: ['DE-000001.pdf'], start: '%PDF-' })
  await internal('manual-order-part-cancel', {
    ...{ orderNumber: order.orderNumber, lines: [{ lineItemId: '1', quantity: 1 }] },
  })
  await runAll()

  expect(await mail('order-cancelled')).toEqual({ names: ['DE-000002.pdf'], start: '%PDF-' })
  const { body } = (await who.page(`receipt?orderid=${order.id}`)) as unknown as {
    readonly body: {
      readonly invoices: readonly { readonly number: string; readonly kind: string; readonly url: string }[]
    }
  }
  expect(body.invoices).toMatchObject([
    { number: 'DE-000001', kind: 'invoice' },
    { number: 'DE-000002', kind: 'credit-note' },
  ])
  const file = await shop.app.inject({ url: body.invoices[1]!.url })
  expect([file.statusCode, file.headers['content-type'], file.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
})

test('shows an invoice only to a visitor who may see the address of the order', async () => {
  const { order } = await bought()
  const url = (await shop.buying.invoices.shown(order))[0]!.url
  const status = async (path: string) => (await shop.app.inject({ url: path })).statusCode

  expect(await status(url)).toBe(200)
  expect(await status(url.replace('de-de', 'da-dk'))).toBe(404)
  expect(await status(url.replace('000001', '000002'))).toBe(404)
  expect(await status(url.replace(order.id, newId()))).toBe(404)
  shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 86_400_000)
  expect(await status(url)).toBe(404)
  await sql`update shop_order set account_id = ${newId()}`.execute(shop.database.sql())
  shop.clock.now = new Date()
  expect(await status(url)).toBe(404)
})

test('opens invoice and receipt of a guest order to the member whose verified address it has, long after others see them no more', async () => {
  const { order } = await bought()
  const ane = await memberOf(shop, order.email)
  const other = await memberOf(shop, 'other@example.com')
  const receipt = `/api/order/de-de/order/receipt/${order.id}`
  await sql`update shop_order set made_at = now() - interval '31 days'`.execute(shop.database.sql())
  const { body } = await ane.ask('GET', `/de-de/account/orders?order=${order.orderNumber}&type=json`)
  const { url } = (body as unknown as { shown: { invoices: { url: string }[] } }).shown.invoices[0]!

  expect((await ane.ask('GET', url)).status).toBe(200)
  expect((await ane.ask('GET', receipt)).body).toMatchObject({ order: { email: order.email } })
  expect((await other.ask('GET', url)).status).toBe(404)
  expect(JSON.stringify((await other.ask('GET', receipt)).body)).not.toContain(order.email)
  await sql`update account set email_verified_at = null`.execute(shop.database.sql())
  expect((await ane.ask('GET', url)).status).toBe(404)
})

test('counts up without gaps however many are made at once, and makes each once', async () => {
  const made = []
  for (let at = 0; at < 3; at++) made.push((await bought()).order)
  await sql`truncate invoice_series cascade`.execute(shop.database.sql())

  const { invoices } = shop.buying
  await Promise.all([...made, ...made, ...made].map(({ id }) => invoices.issue(id)))

  expect((await rows()).map(({ number }) => number)).toEqual([1, 2, 3])
})

test('uses a number again if an invoice could not be stored', async () => {
  const { order } = await bought()
  await sql`truncate invoice_series cascade`.execute(shop.database.sql())
  await sql`alter table invoice add constraint no_more check (number > 1000) not valid`.execute(shop.database.sql())
  await expect(shop.buying.invoices.issue(order.id)).rejects.toThrow('no_more')
  await sql`alter table invoice drop constraint no_more`.execute(shop.database.sql())

  await shop.buying.invoices.issue(order.id)

  expect((await rows()).map(({ number }) => number)).toEqual([1])
})

test('credits each refund once, and all of them together the whole invoice', async () => {
  const { order } = await bought()
  await moveOrder({ ...shop.buying.fulfilling, clock: () => shop.clock.now }, order.orderNumber, 'delivered')
  const refund = (more: object) => internal('manual-order-refund', { orderNumber: order.orderNumber, ...more })
  expect((await refund({ lines: [{ lineItemId: '1', quantity: 1 }] })).statusCode).toBe(200)
  await runAll()
  expect(
    (await refund({ lines: [{ lineItemId: '1', quantity: 1 }], shipping: order.content.shippingTotal.amount > 0 }))
      .statusCode,
  ).toBe(200)
  await runAll()
  const { rows: refunds } = await sql<{ id: string }>`select id from order_cancellation`.execute(shop.database.sql())
  for (const { id } of refunds) await shop.buying.invoices.credit(id)

  const [invoice, ...notes] = await rows()
  expect(notes.map(({ kind, number }) => [kind, number])).toEqual([
    ['credit-note', 2],
    ['credit-note', 3],
  ])
  expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(invoice!.total)
  expect(notes[0]!.document).toContain('DE-000001')
})

test('keeps invoices as they were issued: they are neither changed nor deleted', async () => {
  const { order } = await bought()
  const before = await rows()
  await expect(sql`update invoice set total_minor = 0`.execute(shop.database.sql())).rejects.toThrow('append-only')
  await expect(sql`delete from invoice`.execute(shop.database.sql())).rejects.toThrow('append-only')
  await sql`update shop_order set content = jsonb_set(content, '{lines,0,name}', '"Another"')`.execute(
    shop.database.sql(),
  )
  await shop.buying.invoices.issue(order.id)

  expect(await rows()).toEqual(before)
})
