import { expect, test } from 'vitest'
import { fromMajor } from '#foundation/money.ts'
import { maskedCard } from '../loyalty-on-wire.ts'
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
