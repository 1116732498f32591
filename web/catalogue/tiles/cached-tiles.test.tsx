import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { marketView } from '#web/markets/index.ts'
import { CachedMarkup } from '#web/platform/cached-markup.server.ts'
import { setMarkupCache } from '#web/platform/cached-markup.ts'
import { browsingShell, exampleListing } from '../../pages/browsing.fakes.ts'
import type { ProductTileProps } from './product-tile.tsx'
import { TileCell } from './tile-cell.tsx'

const { search } = exampleListing('en-gb')
const card = search.results[0]!
const tile = (more: Partial<ProductTileProps> = {}): ProductTileProps => ({
  card,
  view: marketView(browsingShell('en-gb')),
  level: 2,
  ...more,
})
const shown = (props: ProductTileProps): string => renderToString(<TileCell {...props} />)

function counted() {
  const counts = { renders: 0 }
  const render = (element: ReactElement) => {
    counts.renders += 1
    return renderToString(element)
  }
  setMarkupCache(new CachedMarkup(render, 1_000_000))
  return counts
}

afterEach(() => setMarkupCache(undefined))

test('shows a kept tile exactly as the browser would render it', () => {
  const variants = [tile(), tile({ level: 3 }), tile({ urgency: 'first' }), tile({ omittedBrand: card.brand })]
  const rendered = variants.map(shown)
  counted()

  expect(variants.map(shown)).toEqual(rendered)
  expect(variants.map(shown)).toEqual(rendered)
})

test('renders a tile once a card, and anew for another card or other words', () => {
  const counts = counted()
  const props = tile({ card: { ...card } })

  for (let page = 0; page < 3; page += 1) shown(props)
  expect(counts.renders).toBe(1)
  expect(shown(tile({ card: { ...card, name: 'Another name' } }))).toContain('Another name')
  shown({ ...props, view: { ...props.view } })
  expect(counts.renders).toBe(3)
})
