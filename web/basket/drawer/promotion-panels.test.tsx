import { expect, test } from 'vitest'
import { exampleBasket, exampleShell } from '../../pages/buying.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { PromotionPanels } from './promotion-panels.tsx'

test('shows each promotion that the basket tells of, from which amount it holds and its small print, and nothing where it tells of none [C-TGL-20, C-BSK-11]', () => {
  const basket = exampleBasket('en-gb')
  const promotionPanels = [
    { promotionId: 'three', name: 'Three tops', callout: '15% off from three on' },
    {
      ...{ promotionId: 'bag', name: 'A small bag', callout: 'A bag for free', disclaimer: 'One per order' },
      from: { amount: 250, currency: 'GBP' },
    },
  ]
  const shown = (more: object) =>
    written(<PromotionPanels basket={{ ...basket, ...more }} />, exampleShell('en-gb')).text

  expect(shown({ promotionPanels })).toBe(
    'Offers Three tops 15% off from three on A small bag A bag for free From £250.00 One per order',
  )
  expect([shown({}), shown({ promotionPanels: [] })]).toEqual(['', ''])
})
