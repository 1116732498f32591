import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { browsingShell, exampleCard, exampleProduct } from '../pages/browsing.fakes.ts'
import { written } from '../pages/written.fakes.tsx'
import { BuyBar } from './buying/buy-bar.tsx'
import { PartRow } from './parts/part-row.tsx'
import { ProductGrid } from './tiles/product-grid.tsx'
import { SmallTile } from './tiles/small-tile.tsx'

const images = {
  urlTemplate: '/images/dress/1/{0}.{1}',
  indexes: [{ index: 4, format: 'jpeg', view: 'figure' as const, alt: 'Worn' }],
}
const card = exampleCard('en-gb', 0, { images })
const product = exampleProduct('en-gb', { images })
const part = { ...product, colourName: 'Navy' } as never
const chosen = { variant: product.variants[0] } as never
const row = { level: 2, chosen: undefined, problem: undefined } as const

test.each<[string, ReactNode]>([
  ['a tile', <ProductGrid key="" products={[card]} />],
  ['a small tile', <SmallTile key="" card={card} place="searchSuggestion" />],
  ['a part of a look', <PartRow key="" part={part} tiles={false} {...row} />],
  ['a part of a look as a tile', <PartRow key="" part={part} tiles {...row} />],
  ['the bar that sells', <BuyBar key="" product={product} chosen={chosen} />],
])('%s shows the first picture that its product has [B-CAT-11]', (_, content) => {
  const addresses = written(content, browsingShell('en-gb')).markup.match(/\/images\/dress\/1\/\d/g) ?? []

  expect(new Set(addresses)).toEqual(new Set(['/images/dress/1/4']))
})
