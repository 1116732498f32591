import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { plainDisplay } from '#server/pricing/index.ts'
import { localized } from './catalogue.fakes.ts'
import { categoryText } from './category-tree.ts'
import { fakeProduct, fakeRange } from './goods.fakes.ts'
import { productDetail } from './product-detail.ts'

const moment = { now: Date.UTC(2026, 2, 1), newDays: 30 }
const text = { name: 'Weiße Bluse', colourName: 'Weiß', description: 'Fließend', fabric: 'Satin, außen', slug: 'weiße' }
const blouse = {
  style: '1',
  texts: new Map([['de', text]]),
  attributes: { disclaimer: { de: 'Größer' }, subGroup: { de: 'Maß' } },
}
const shown = (id: string) => {
  const range = fakeRange(fakeMarket(id), [blouse])
  return productDetail({ range, t: localized, display: plainDisplay }, 0, fakeProduct(blouse), moment)
}

test('shows goods without ß in Switzerland and Liechtenstein at the address of the other German markets', () => {
  for (const id of ['de-ch', 'de-li']) {
    expect(shown(id)).toMatchObject({
      name: 'Weisse Bluse',
      colourName: 'Weiss',
      description: 'Fliessend',
      fabricComposition: 'Satin, aussen',
      disclaimer: 'Grösser',
      subGroup: 'Mass',
    })
    expect(shown(id).url).toBe(shown('de-de').url.replace('de-de', id))
  }
  expect(shown('de-de')).toMatchObject({ name: 'Weiße Bluse', colourName: 'Weiß', disclaimer: 'Größer' })
})

test('titles a category of Switzerland without ß, and keeps its address', () => {
  const texts = new Map([['de', { title: 'Große Größen', slug: 'größen', intro: 'Maß', description: '' }]])
  const category = { id: 'curve', parent: undefined, position: 1, subBrand: undefined, texts }
  expect(categoryText(category, 'de-ch')).toMatchObject({ title: 'Grosse Grössen', slug: 'größen', intro: 'Mass' })
  expect(categoryText(category, 'de-de').title).toBe('Große Größen')
})
