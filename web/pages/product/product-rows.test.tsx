import { expect, test } from 'vitest'
import { ProductGrid } from '#web/catalogue/index.ts'
import { browsingShell, exampleCard, examplePrice } from '../browsing.fakes.ts'
import { written } from '../written.fakes.tsx'
import { ProductRows } from './product-rows.tsx'

const shell = {
  ...browsingShell('en-gb'),
  featureToggles: { completeTheLook: true, listingCompleteTheLook: true },
}
const look = (id: string) => ({
  ...{ id, title: id, image: '/images/a/1/1.jpeg', parts: [], total: examplePrice('en-gb', 80).salesPrice },
})

test('the look button of a tile leads to the first look of its product [B-FT-19]', () => {
  const tile = written(<ProductGrid products={[exampleCard('en-gb', 0, { hasCompleteTheLook: true })]} />, shell)
  const rows = written(
    <ProductRows productId="1" action="/p" looks={[look('harbour'), look('garden')]} zones={{}} />,
    shell,
  )
  const [, anchor] = /href="[^"#]*#(\w+)"/.exec(tile.markup)!

  const sections = rows.markup.match(/<section[^>]*aria-labelledby="look-[^>]*>/g)!

  expect(sections.map((section) => section.includes(` id="${anchor}"`))).toEqual([true, false])
  expect(sections[0]).toContain('look-harbour')
})
