import { afterEach, expect, test } from 'vitest'
import { answeringServer, type PreparedAnswer } from '#server/payments/answering-server.fakes.ts'
import { books } from './books.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const sale = {
  type: 'SALE',
  order_id: 'k1',
  capture_id: 'c1',
  merchant_reference1: 'o1',
  amount: 19_990,
  currency_code: 'DKK',
  capture_date: '2026-11-20T10:00:00Z',
}
const page = (...transactions: readonly object[]): PreparedAnswer => ({ body: JSON.stringify({ transactions }) })
async function read(...pages: readonly PreparedAnswer[]) {
  const provider = await answeringServer(...pages)
  closing.push(provider.close)
  const settings = { apiUrl: provider.url, username: 'K', password: 's' }
  const rows = await books(settings, '2026-11-20', undefined)
  return { rows, asked: provider.requests.map(({ method, path }) => `${method} ${path}`) }
}

test('reads the transactions of a day, page by page until one is not full', async () => {
  const full = Array.from({ length: 500 }, (_, number) => ({ ...sale, capture_id: `c${number}` }))
  const { rows, asked } = await read(page(...full), page(sale))
  const path = (offset: number) => `GET /settlements/v1/transactions?capture_date=2026-11-20&size=500&offset=${offset}`

  expect(asked).toEqual([path(0), path(500)])
  expect(rows).toHaveLength(501)
  expect((await read(page())).rows).toEqual([])
  expect((await read(page(...full.slice(1)))).asked).toHaveLength(1)
})

test('reads a sale with our reference, and gives each movement of an order its own id', async () => {
  const { rows } = await read(
    page(
      sale,
      { ...sale, type: 'RETURN', refund_id: 'r1', amount: -500 },
      { ...sale, type: 'RETURN', refund_id: undefined, capture_id: undefined, amount: -500 },
      { type: 'FEE', amount: 1 },
    ),
  )

  expect(rows[0]).toEqual({
    ...{ rowId: 'k1:SALE:c1', paymentId: 'o1', attempt: 'k1', type: 'SALE', meaning: 'taken' },
    ...{ minor: 19_990, currency: 'DKK', at: '2026-11-20T10:00:00Z' },
  })
  expect(rows.map(({ rowId }) => rowId)).toEqual([
    'k1:SALE:c1',
    'k1:RETURN:r1',
    'k1:RETURN:2026-11-20T10:00:00Z:-500',
    ':FEE::1',
  ])
  expect(rows[1]).toMatchObject({ meaning: 'back', minor: 500 })
  expect(rows[3]).toMatchObject({ paymentId: '', currency: '', at: '' })
})

test.each([
  ['REVERSAL', 'lost', 'k1:reversal'],
  ['REVERSAL_MERCHANT_PROTECTION', 'regained', 'k1:reversal'],
  ['HOLDBACK', 'nothing', undefined],
  ['SOMETHING_NEW', 'unknown', undefined],
])('a transaction %s is %s', async (type, meaning, caseId) => {
  const { rows } = await read(page({ ...sale, type }))

  expect(rows).toMatchObject([{ meaning }])
  expect(rows[0]!.caseId).toBe(caseId)
})

test('throws when the provider gives no usable books, instead of reporting no payments', async () => {
  await expect(read({ status: 404, body: '{"transactions":[]}' })).rejects.toThrow('klarna.no-books')
  await expect(read({ body: '{}' })).rejects.toThrow('klarna.no-books')
  for (const amount of [1.5, 'x', undefined])
    await expect(read(page({ ...sale, amount }))).rejects.toThrow('klarna.books-unknown')
})
