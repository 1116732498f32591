import { afterEach, expect, test } from 'vitest'
import { answeringServer, type PreparedAnswer } from '#server/payments/answering-server.fakes.ts'
import { books } from './books.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const row = {
  transactionId: 1,
  transactionType: 'PAYMENT',
  transactionStatus: 1,
  paymentId: 'p1',
  paymentConversationId: 'o1',
  price: 199.9,
  transactionCurrency: 'TRY',
  transactionDate: '2026-11-20 10:00:00',
}
const page = (transactions: unknown, more: object = { totalPageCount: 1 }): PreparedAnswer => ({
  body: JSON.stringify({ status: 'success', transactions, ...more }),
})
async function read(...pages: readonly PreparedAnswer[]) {
  const provider = await answeringServer(...pages)
  closing.push(provider.close)
  const rows = await books({ apiUrl: provider.url, apiKey: 'ak', secretKey: 'sk' }, '2026-11-20', undefined)
  return { rows, asked: provider.requests.map(({ method, path }) => `${method} ${path}`) }
}

test('reads the transactions of a day, page by page', async () => {
  const { rows, asked } = await read(page([row], { totalPageCount: 2 }), page([{ ...row, transactionId: 2 }]))
  const path = (number: number) => `GET /v2/reporting/payment/transactions?page=${number}&transactionDate=2026-11-20`

  expect(asked).toEqual([path(1), path(2)])
  expect(rows.map(({ rowId }) => rowId)).toEqual(['1:PAYMENT', '2:PAYMENT'])
  expect(rows[0]).toEqual({
    ...{ rowId: '1:PAYMENT', paymentId: 'o1', attempt: 'p1', type: 'PAYMENT', meaning: 'taken' },
    ...{ minor: 19_990, currency: 'TRY', at: '2026-11-20 10:00:00' },
  })
  expect((await read(page([row], {}))).asked).toHaveLength(1)
})

test.each([
  ['PAYMENT', 1, 'taken', undefined],
  ['REFUND', 1, 'back', undefined],
  ['REFUND_REVERSAL', 1, 'back-failed', undefined],
  ['CHARGEBACK', 1, 'lost', 'p1:chargeback'],
  ['CHARGEBACK_REVERSAL', 1, 'regained', 'p1:chargeback'],
  ['PAYMENT', 0, 'nothing', undefined],
  ['PAYMENT', -1, 'nothing', undefined],
  ['CHARGEBACK', -1, 'nothing', undefined],
  ['SOMETHING_NEW', 1, 'unknown', undefined],
  ['SOMETHING_NEW', 0, 'unknown', undefined],
  ['SOMETHING_NEW', -1, 'unknown', undefined],
])('a transaction %s of status %i is %s', async (transactionType, transactionStatus, meaning, caseId) => {
  const { rows } = await read(page([{ ...row, transactionType, transactionStatus, price: -5 }]))

  expect(rows).toMatchObject([{ meaning, minor: 500 }])
  expect(rows[0]!.caseId).toBe(caseId)
})

test('throws when the provider gives no usable books, instead of reporting no payments', async () => {
  await expect(read(page([row], { status: 'failure' }))).rejects.toThrow('iyzico.no-books')
  await expect(read(page(undefined))).rejects.toThrow('iyzico.no-books')
  await expect(read(page([{ ...row, price: 'x' }]))).rejects.toThrow('iyzico.amount-unknown')
  expect((await read(page([{ ...row, transactionDate: undefined }]))).rows[0]!.at).toBe('')
})
