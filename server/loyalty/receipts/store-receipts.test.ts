import { expect, test } from 'vitest'
import { fromMajor } from '#foundation/money.ts'
import { accepted } from '#foundation/result.ts'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { maskedCard } from '../loyalty-on-wire.ts'
import { webStoreOf } from '../web-store.ts'
import { type StoreReceiptsNeeds, storeReceipts } from './store-receipts.service.ts'
import { isAbout, pointsOfReceipt } from './store-receipts.ts'

test('only the last four digits of a card are shown, however the till writes it [C-RTL-O1, C-ENT-17, C-RTL-01]', () => {
  for (const written of ['4571 1234 5678 4242', 'VISA **** 4242', '4242', 'xxxx-xxxx-xxxx-4242'])
    expect(maskedCard(written)).toBe('•••• 4242')
  for (const written of ['', 'cash', 'VISA', '424']) expect(maskedCard(written)).toBeUndefined()
})

test('a receipt earns a point for each whole unit, and a return takes back as many [C-TGL-15, C-LOY-O3]', () => {
  expect(pointsOfReceipt(fromMajor(249.95, 'DKK'))).toBe(249)
  expect(pointsOfReceipt(fromMajor(-249.95, 'DKK'))).toBe(-249)
  expect(pointsOfReceipt(fromMajor(12.345, 'KWD'))).toBe(12)
  expect(Object.is(pointsOfReceipt(fromMajor(-0.5, 'DKK')), 0)).toBe(true)
})

test('finds a receipt by the beginning of its number, and by its goods', () => {
  const items = [{ name: 'Wool coat', sku: '100231_navy_03_38', ean: '5700000000011' }]
  const receipt = { transaction: { number: '1042-77', receiptId: 'DK-1042-77', items }, store: undefined } as never

  for (const search of ['1042', 'dk-10', 'wool', 'COAT', '100231_NAVY', '5700'])
    expect(isAbout(receipt, search)).toBe(true)
  for (const search of ['77', 'navy', '%', 'hat']) expect(isAbout(receipt, search)).toBe(false)
})

test('lists what was bought in stores of the country, and no order of the web shop', async () => {
  const market = fakeMarket('da-dk')
  const bought = (id: string, storeId: string) => ({ id, storeId, number: id, receiptId: id, items: [] })
  const transactions = [bought('1', '42'), bought('2', webStoreOf(market)), bought('3', '77'), bought('4', '42')]
  const stores = {
    all: () => [
      { shopNumber: '42', country: 'DK' },
      { shopNumber: '77', country: 'SE' },
    ],
  }
  const needs = { loyalty: { transactions: async () => accepted(transactions) }, stores }
  const { list } = storeReceipts(needs as unknown as StoreReceiptsNeeds)
  const member = { accountId: 'a1', email: 'ane@example.com' }
  const idsOf = (read: Awaited<ReturnType<typeof list>>) =>
    read.ok && read.value.map(({ transaction }) => transaction.id)

  expect(idsOf(await list(member, market))).toEqual(['1', '4'])
  expect(idsOf(await list(member, market, '4'))).toEqual(['4'])
})
