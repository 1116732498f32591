import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { WireRetailTransaction } from '#contracts/loyalty.ts'
import type { PageOf } from '#contracts/pages.ts'
import { fromMajor } from '#foundation/money.ts'
import { qrCode } from '#server/app/composing/qr-code.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { guest, layOutGoods, openBuyingShop, payInMarket, upToPayment } from '../../checkout/buying-shop.fakes.ts'
import { memberOf, providerOf } from '../../loyalty/member.fakes.ts'

const switchedOff = new Set<string>()
const tills = await mkdtemp(join(tmpdir(), 'till-receipts-'))
const database = await testDatabase()
const shop = await openBuyingShop(database, { switchedOff, timeLimitMs: 1_000, tillReceiptsDir: tills })
afterAll(async () => {
  await shop.close()
  await rm(tills, { recursive: true })
})

const { provider, control } = providerOf(shop)

let sequence = 0
let email = ''
beforeEach(async () => {
  await control({ down: false })
  shop.passTime(60_000)
  switchedOff.clear()
  await sql`truncate account, session, rate_count, shop_order cascade`.execute(database.sql())
  await layOutGoods(database)
  email = `ane${++sequence}@example.com`
})

const at = (day: number) => new Date(Date.UTC(2026, 9, day, 12))
interface Bought {
  readonly day: number
  readonly kind?: 'purchase' | 'return'
  readonly storeId?: string
  readonly name?: string
}

/** Records a purchase for 250 kroner, in the store in Copenhagen by default; returns the id of the receipt. */
async function buy({ day, kind = 'purchase', storeId = 'copenhagen-kompagni', name = 'Dress' }: Bought, whose = email) {
  const receiptId = `DK-${whose.replace(/\W/g, '-')}-${day}`
  const [paid, tax] = [fromMajor(250, 'DKK'), fromMajor(50, 'DKK')]
  const item = { sku: '100231_navy_03_38', ean: '5700000000011', name, quantity: 1, paid, tax }
  await provider.record({
    ...{ receiptId, kind, number: receiptId, email: whose, at: at(day), storeId, total: paid, items: [item] },
  })
  return receiptId
}

async function member({ confirmed = true, address = '192.0.2.7' } = {}, whose = email) {
  await provider.createContact({ email: whose, firstName: 'Ane', lastName: 'Holm', country: 'DK' })
  const ane = await memberOf(shop, whose, { confirmed, address })
  const look = async (query = '', market = 'da-dk') => {
    const { status, body } = await ane.ask('GET', `/${market}/account/orders?type=json${query}`)
    return { status, body: body as unknown as PageOf<'accountOrderHistoryPage'> }
  }
  const transactions = async () => (await ane.get('transactions/da-dk')).body as readonly WireRetailTransaction[]
  return { ...ane, look, transactions }
}
/** An order of the address, made on a day. */
async function order(day: number) {
  const who = guest(shop, 'da-dk')
  const { orderId, orderNumber } = await payInMarket(shop, who, 'da-dk', await upToPayment(shop, who, 'da-dk'))
  await sql`update shop_order set made_at = ${at(day)}, email = ${email} where id = ${orderId}`.execute(database.sql())
  return orderNumber
}

test('a receipt tells its store, items, totals, tax, masked card, who served, and its id as a code; sales and returns, newest first [C-RTL-01, C-RTL-O1, C-ENT-17, C-ENT-O3]', async () => {
  const { transactions } = await member()
  const sale = await buy({ day: 1 })
  await writeFile(join(tills, `${sale}.json`), '{"employeeName":"Ida","paymentCard":"4571 0000 1111 4242"}')
  const gone = await buy({ day: 2, kind: 'return' })

  const [first, second, ...rest] = await transactions()
  expect(rest).toEqual([])
  expect(second).toEqual({
    ...{ storeName: 'Halden København', storeStreet: 'Kompagnistræde 41', storeCity: 'København K' },
    ...{ storePhone: '+45 33 55 01 10', storeCVR: '99000011', storeZipcode: '1208', storeType: 'STORE' },
    ...{ createdDate: at(1).toISOString(), transactionId: expect.stringMatching(/./), transactionType: 'sale' },
    ...{ employeeName: 'Ida', customerName: 'Ane Holm', paymentCard: '•••• 4242' },
    transactionItems: [
      {
        ...{ ean: '5700000000011', name: 'Dress', quantity: 1, price: { amount: 250, currency: 'DKK' } },
        ...{ size: '38', color: 'navy', styleId: '100231', type: 'sale' },
      },
    ],
    totalExVat: { amount: 200, currency: 'DKK' },
    totalTax: { amount: 50, currency: 'DKK' },
    total: { amount: 250, currency: 'DKK' },
    uniqueReceiptId: sale,
    uniqueReceiptIdQrCode: qrCode(sale),
  })
  expect(first).toMatchObject({
    ...{ uniqueReceiptId: gone, transactionType: 'return', createdDate: at(2).toISOString() },
    ...{ total: { amount: -250 }, totalTax: { amount: -50 }, totalExVat: { amount: -200 } },
    transactionItems: [{ type: 'return', quantity: 1, price: { amount: 250 } }],
  })
  expect(first).not.toHaveProperty('paymentCard')
  expect(first).not.toHaveProperty('employeeName')
})

test('shows receipts of stores beside the orders, the newest of both first, each with its points and page; orders of the web shop stand there once [C-RTL-O1, C-TGL-15, C-RTE-O7, C-RTL-01]', async () => {
  const { look } = await member()
  const placed = await order(3)
  const sale = await buy({ day: 4 })
  await buy({ day: 2, kind: 'return' })
  await buy({ day: 5, storeId: 'ECOM-DA-DK' })
  await buy({ day: 6, storeId: 'bath' })

  const { orders, receipts } = (await look()).body
  expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([placed])
  expect(receipts).toEqual([
    expect.objectContaining({
      ...{ transactionType: 'sale', createdDate: at(4).toISOString(), storeName: 'Halden København' },
      ...{ pieces: 1, total: { amount: 250, currency: 'DKK' }, points: 250 },
    }),
    expect.objectContaining({ transactionType: 'return', points: -250, total: { amount: -250, currency: 'DKK' } }),
  ])
  const { status, body } = await look(`&${receipts![0]!.url.split('?')[1]}`)
  expect([status, body.shownReceipt]).toMatchObject([
    200,
    { points: 250, receipt: { uniqueReceiptId: sale, storeStreet: 'Kompagnistræde 41' } },
  ])
  expect((await look('', 'en-gb')).body.receipts).toEqual([expect.objectContaining({ storeName: 'Halden Bath' })])
})

test('with the toggle off there are no receipts, neither in the list nor by their address [C-TGL-15, C-RTL-O1, C-LOY-06, C-RTL-01, C-RTE-O7]', async () => {
  const { look } = await member()
  await buy({ day: 4 })
  const page = `&${(await look()).body.receipts![0]!.url.split('?')[1]}`
  expect((await look(page)).status).toBe(200)

  switchedOff.add('retailReceiptsAndLoyalty')
  const off = (await look()).body
  expect([off.receipts, off.areReceiptsUnreadable, off.nextUrl]).toEqual([undefined, undefined, undefined])
  expect(await look(page)).toMatchObject({ status: 404, body: { shownReceipt: null } })
})

test('shows receipts without points in markets that show no points [C-LOY-O7, C-LOY-06, C-TGL-11]', async () => {
  const { look } = await member()
  await buy({ day: 4 })
  switchedOff.add('pointsSystem')

  const { receipts } = (await look()).body
  expect(receipts).toEqual([expect.not.objectContaining({ points: expect.anything() })])
  const one = (await look(`&${receipts![0]!.url.split('?')[1]}`)).body.shownReceipt
  expect([one?.receipt.transactionType, one?.points]).toEqual(['sale', undefined])
})

test('leads through all orders and receipts by ten a page, and finds both by number and goods', async () => {
  const { look } = await member()
  const numbers = [await order(20), await order(10)]
  const bought: string[] = []
  for (let day = 1; day <= 22; day++)
    if (day !== 10 && day !== 20) bought.unshift(await buy({ day, name: day === 7 ? 'Hat' : 'Dress' }))

  const read: string[] = []
  let query = ''
  for (let page = 0; page < 5; page++) {
    const { body } = await look(query)
    const entries = [
      ...body.orders.map(({ created, orderNumber }) => [created, orderNumber] as const),
      ...body.receipts!.map(({ createdDate, url }) => [createdDate, url] as const),
    ].toSorted(([a], [b]) => (a < b ? 1 : -1))
    expect(entries.length).toBeLessThanOrEqual(10)
    read.push(...entries.map(([when]) => when))
    if (!body.nextUrl) break
    query = `&${body.nextUrl.split('?')[1]}`
  }
  expect(read).toEqual(Array.from({ length: 22 }, (_, index) => at(22 - index).toISOString()))
  expect((await look('&search=hat')).body.receipts).toHaveLength(1)
  const [found] = (await look(`&search=${bought[0]}`)).body.receipts!
  expect(found?.createdDate).toBe(at(22).toISOString())
  expect((await look(`&search=${numbers[0]}`)).body).toMatchObject({
    orders: [{ orderNumber: numbers[0] }],
    receipts: [],
  })
})

test('nobody sees the receipts of somebody else, and none is told before the address is confirmed [C-RTL-O1]', async () => {
  const ane = await member()
  await buy({ day: 4 })
  const id = new URLSearchParams((await ane.look()).body.receipts![0]!.url.split('?')[1]).get('receipt')!
  const other = await member({ address: '192.0.2.8' }, `bo${sequence}@example.com`)
  const hasty = await member({ confirmed: false, address: '192.0.2.9' }, `eva${sequence}@example.com`)
  await buy({ day: 4 }, `eva${sequence}@example.com`)

  expect((await other.look()).body.receipts).toEqual([])
  expect(await other.look(`&receipt=${id}`)).toMatchObject({ status: 404, body: { shownReceipt: null } })
  expect((await hasty.look()).body.receipts).toEqual([])
  expect((await hasty.look(`&receipt=${id}`)).status).toBe(404)
  expect((await ane.look('&receipt=..%2F..%2Fx')).status).toBe(404)
})

test('while the provider is silent, orders are shown and the page says that receipts are not', async () => {
  const { look } = await member()
  const placed = await order(3)
  await buy({ day: 4 })
  await control({ down: true })

  expect((await look()).body).toMatchObject({
    ...{ orders: [{ orderNumber: placed }], receipts: [], areReceiptsUnreadable: true },
  })
})

test('a till’s file that cannot be read leaves the receipt without it', async () => {
  const { transactions } = await member()
  const receiptId = await buy({ day: 4 })
  await writeFile(join(tills, `${receiptId}.json`), '{')

  expect(await transactions()).toMatchObject([{ uniqueReceiptId: receiptId }])
})
