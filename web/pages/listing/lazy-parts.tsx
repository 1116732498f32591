import { type ComponentProps, memo } from 'react'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { whenNear } from '#web/platform/when-near.ts'
import { Facets, loadFacets, loadMoreProducts, MoreProducts } from '#web/search/index.ts'
import { NothingLeft } from './nothing-left.tsx'

const facetsPlace = 'facet-list'

/** A press on "load more" would lead to the next page before its code is there, so that does not wait for the shopper to come near. */
const soonMs = 200
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, soonMs))

/** Both stand in the document as links and forms. The server has their code at hand; a browser takes them over a little later than the rest. */
const ShownFacets = import.meta.env.SSR
  ? Facets
  : lazyCode(async () => {
      await whenNear(`#${facetsPlace}`)
      return await loadFacets()
    })

const ShownMore = import.meta.env.SSR
  ? MoreProducts
  : lazyCode(async () => {
      await soon()
      return await loadMoreProducts()
    })

const ShownNothing = import.meta.env.SSR
  ? NothingLeft
  : lazyCode(async () => (await import('./nothing-left.tsx')).NothingLeft)

export const LazyFacets = memo((props: ComponentProps<typeof Facets>) => (
  <div id={facetsPlace}>
    <LazyPart>
      <ShownFacets {...props} />
    </LazyPart>
  </div>
))

export const LazyMoreProducts = memo((props: ComponentProps<typeof MoreProducts>) => (
  <LazyPart>
    <ShownMore {...props} />
  </LazyPart>
))

export const LazyNothingLeft = (props: ComponentProps<typeof NothingLeft>) => (
  <LazyPart>
    <ShownNothing {...props} />
  </LazyPart>
)
