import { expect, test } from 'vitest'
import { localized, sevenMarkets } from '#server/catalogue/catalogue.fakes.ts'
import { openGoodsShop } from '#server/catalogue/goods-shop.fakes.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { composeGoods } from './goods.ts'
import type { Infrastructure } from './infrastructure.ts'

const shop = await openGoodsShop(await testDatabase())
for (const id of ['900100_navy_01', '900100_sand_02']) await shop.addAttributes(id, { isGiftCard: true })
const isCard = ({ id }: { readonly id: string }): boolean => id.startsWith('900100')

const { search } = await composeGoods(shop as unknown as Infrastructure, {
  markets: sevenMarkets,
  words: () => localized,
  toggle: ({ id }, key) => key === 'giftCardsInListings' && id !== 'da-dk',
})

test('lists gift cards in the markets where `giftCardsInListings` is on, and suggests them there but for the US [C-LIN-08, C-LIN-O7, C-GEN-O3, B-CAT-12, B-FT-47, B-FT-49, B-VAL-02, B-MKT-13, C-TGL-27]', async () => {
  const listedIn = async (id: string) => (await search.search(sevenMarkets.find(id)!, {})).results.some(isCard)
  const suggestedIn = async (id: string) =>
    (await search.suggest(sevenMarkets.find(id)!, 'shirt')).products.some(isCard)

  expect(await Promise.all(['en-gb', 'en-us', 'da-dk'].map(listedIn))).toEqual([true, true, false])
  expect(await Promise.all(['en-gb', 'en-us', 'da-dk'].map(suggestedIn))).toEqual([true, false, false])
})
