import { expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { enteredNumbers, rememberCard } from './entered-cards.ts'

const [first, second] = [{ cardId: 'c1' }, { cardId: 'c2' }]
const pageWith = (...giftCards: object[]) =>
  ({ pageAlias: 'basketPage', basket: { basket: { giftCards } } }) as unknown as Page
const sent = (giftCard: string, formAction = 'apply-gift-card') => new URLSearchParams({ formAction, giftCard })

test('knows the whole number only of gift cards that were entered on this page [C-GFT-01]', () => {
  rememberCard(sent('6006 0000 0000 0029'), pageWith(first, second))
  rememberCard(sent('9'), { ...pageWith(first), form: { problems: {} } } as unknown as Page)
  rememberCard(sent('c1', 'remove-gift-card'), pageWith(first))
  rememberCard(sent('9'), pageWith())
  rememberCard(sent('9'), { pageAlias: 'productPage' } as unknown as Page)

  expect(enteredNumbers([first, second, {}])).toEqual(['6006 0000 0000 0029'])
  expect(enteredNumbers([first])).toEqual([])
})

test('knows it of a card that was entered in the checkout as well [C-GFT-01]', () => {
  const third = { cardId: 'c3' }
  const payment = { pageAlias: 'checkoutPaymentPage', checkout: { basket: { basket: { giftCards: [first, third] } } } }
  rememberCard(sent('6006 0000 0000 0037'), payment as unknown as Page)

  expect(enteredNumbers([third])).toEqual(['6006 0000 0000 0037'])
})
