import { expect, test } from 'vitest'
import { marketNamed } from './catalogue.fakes.ts'
import { type FakeGoods, fakeCards, fakeRange, fakeReadModel } from './goods.fakes.ts'

const now = new Date('2026-03-01T12:00:00Z')
const british = marketNamed('en-gb')
const tile = (goods: Partial<FakeGoods>) =>
  fakeCards(
    fakeReadModel((market) => fakeRange(market, [{ style: '1001', ...goods }])),
    now,
  ).card(british, 0)
const badge = { id: 'new', title: '~badge.new' }

test.each<[string, Partial<FakeGoods>, object]>([
  ['there for long', {}, { isNew: false, badges: [], comingSoonProduct: false, inStock: true }],
  ['new', { availableFrom: new Date('2026-02-20') }, { isNew: true, badges: [badge], comingSoonProduct: false }],
  ['coming', { availableFrom: new Date('2026-03-20') }, { isNew: false, badges: [], comingSoonProduct: true }],
  ['sold out', { sizes: { 38: 0 } }, { inStock: false, isInDeliverySet: false }],
  ['awaited', { sizes: { 38: 0 }, attributes: { nextDelivery: '2026-03-09' } }, { isInDeliverySet: true }],
  ['sold online only', { attributes: { soldOnly: 'online' } }, { hasEcom: true, hasRetail: false }],
  ['sold in stores only', { attributes: { soldOnly: 'stores' } }, { hasEcom: false, hasRetail: true, inStock: false }],
  ['not to be touched', { attributes: { isDigital: true } }, { isDigital: true }],
  ['of another brand', { brand: 'Other', subBrand: 'men' }, { brand: 'Other', subBrand: 'men' }],
])('tells a tile that goods are %s [B-CAT-01]', (_, goods, facts) => {
  expect(tile(goods)).toMatchObject(facts)
})
