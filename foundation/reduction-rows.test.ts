import { expect, test } from 'vitest'
import { reductionRows } from './reduction-rows.ts'
import { translator } from './words.ts'

const t = translator(
  {
    'basket.reductions': 'Reductions',
    'basket.reduced-prices': 'Reduced prices',
    'basket.promotion-by-code': '{0} (code {1})',
  },
  {},
  'en',
)
const kroner = (amount: number) => ({ amount, currency: 'DKK' })
const promotion = (promotionId: string, name: string, promoCode?: string) => ({
  ...{ kind: 'promotion' as const, promotionId, name, promoCode, amount: kroner(50) },
})

test('shows each reduction in its own row, with its code unless the name contains the code', () => {
  const reductions = [
    { kind: 'goods' as const, amount: kroner(100) },
    promotion('a', 'Autumn'),
    promotion('b', 'Friends', 'SAVE10'),
    promotion('c', 'SAVE20 for members', 'SAVE20'),
  ]

  expect(reductionRows({ totalDiscount: kroner(250), reductions }, t)).toEqual([
    { key: 'goods ', label: 'Reduced prices', amount: kroner(100) },
    { key: 'promotion a', label: 'Autumn', amount: kroner(50) },
    { key: 'promotion b', label: 'Friends (code SAVE10)', amount: kroner(50) },
    { key: 'promotion c', label: 'SAVE20 for members', amount: kroner(50) },
  ])
})

test('shows one total for an order without separate reductions, and nothing for an order without reductions', () => {
  expect(reductionRows({ totalDiscount: kroner(250) }, t)).toEqual([
    { key: 'all', label: 'Reductions', amount: kroner(250) },
  ])
  expect(reductionRows({ totalDiscount: kroner(0), reductions: [promotion('a', 'Autumn')] }, t)).toEqual([])
})
