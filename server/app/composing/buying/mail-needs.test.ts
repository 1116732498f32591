import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { mailNeeds } from './mail-needs.ts'

test('mails lead to the basket and the receipt where the content has put them [C-RTE-15]', () => {
  const content = { linkTo: ({ id }: { id: string }, alias: string) => `/${id}/moved/${alias.toLowerCase()}` }
  const needs = { content, publicUrl: 'https://halden.test', customerClub: { club: {} } }
  const parts = { records: { baskets: {} }, afterSale: { fulfilling: {} } }
  const { basketUrl, receiptUrl } = mailNeeds(
    needs as unknown as Parameters<typeof mailNeeds>[0],
    parts as unknown as Parameters<typeof mailNeeds>[1],
    {} as Parameters<typeof mailNeeds>[2],
  )
  const british = fakeMarket('en-gb')

  expect(basketUrl(british)).toBe('https://halden.test/en-gb/moved/basketpage')
  expect(receiptUrl(british, 'o1')).toBe('https://halden.test/en-gb/moved/receiptpage?orderid=o1')
})
