import { expect, test } from 'vitest'
import { sortFiles } from './import-offers.ts'

test('recognises files of promotions and gift cards by their content, and leaves folders of goods alone', async () => {
  const sorted = await sortFiles([
    'shops/demo/promotions',
    'shops/demo/categories.csv',
    'server/catalogue/import/fixtures',
  ])

  expect(sorted.offers.map((path) => path.split('/').at(-1))).toEqual([
    'gift_cards.csv',
    'promotion_codes.csv',
    'promotion_rewards.csv',
    'promotion_texts.csv',
    'promotions.csv',
  ])
  expect(sorted.others).toEqual(['shops/demo/categories.csv', 'server/catalogue/import/fixtures'])
})
