import { expect, test } from 'vitest'
import type { BasketResponse } from '#contracts/basket.ts'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { Market } from '#server/markets/index.ts'
import type { Parts } from '../parts.ts'
import { bonusOffers } from './bonus-offers.ts'

const market = { id: 'en-gb' } as Market
const soldOut = '2_red_01'
const product = (id: string) =>
  ({
    ...{
      id,
      name: 'Socks',
      colour: { name: 'Red' },
      images: { urlTemplate: '/images/{0}.{1}', indexes: [{ index: 4 }, { index: 5 }] },
    },
    variants: [{ id: `${id}_one`, size: { name: 'One size' }, inStockEcom: id !== soldOut }],
  }) as unknown as ProductDetail
const rewarded = ['1_red_01', soldOut, '3_red_01', '4_red_01', '5_red_01']
const parts = {
  catalogue: { detail: (_: Market, id: string) => product(id) },
  rewards: (_: Market, { promotionId, rewardId }: { promotionId: string; rewardId: string }) =>
    promotionId === 'gift' && rewardId === 'socks' ? rewarded : [],
} as unknown as Parts

/** What is offered beside a basket that earned three pieces. */
const offered = (context: object, lines: object[] = []) =>
  bonusOffers(parts, market, {
    basket: {
      lines,
      bonusProductContexts: [
        {
          ...{ isCallToAction: true, callToActionCount: 3, optedOutCount: 0 },
          ...{ promotionId: 'gift', rewardId: 'socks', promotionName: 'Socks on us', ...context },
        },
      ],
    },
  } as unknown as BasketResponse)

test('offers the first three products of the reward that are in stock [C-BON-02, C-BON-03, C-CST-06, B-CON-07]', () => {
  const [offer] = offered({})

  expect(offer).toMatchObject({ promotionId: 'gift', rewardId: 'socks', name: 'Socks on us', earned: 3, left: 3 })
  expect(offer!.products.map(({ id }) => id)).toEqual(['1_red_01', '3_red_01', '4_red_01'])
  expect(offer!.products[0]).toMatchObject({ name: 'Socks', sizes: [{ sku: '1_red_01_one', name: 'One size' }] })
  expect(offered({ rewardId: 'bag' })).toEqual([])
})

test('offers what is left of a bonus until all is declined or chosen, and again when more is earned [C-BON-01, C-BON-O1]', () => {
  const chosen = { isBonusProduct: true, promotionId: 'gift', quantity: 2 }
  const bought = { isBonusProduct: false, quantity: 7 }

  expect(offered({}, [chosen, bought])[0]).toMatchObject({ earned: 3, left: 1 })
  expect(offered({ isCallToAction: false })).toEqual([])
  expect(offered({ optedOutCount: 3 })).toEqual([])
  expect(offered({ optedOutCount: 2 })).toHaveLength(1)
  expect(offered({ optedOutCount: 3, callToActionCount: 4 })[0]).toMatchObject({ earned: 4 })
})

test('shows the first picture that a product of a bonus has [B-CAT-11]', () => {
  expect(offered({})[0]!.products.map(({ imageUrl }) => imageUrl)).toEqual(Array(3).fill('/images/4.webp'))
})
