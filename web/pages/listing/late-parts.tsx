import { type ComponentProps, lazy, memo, Suspense } from 'react'
import { whenNear } from '#web/platform/when-near.ts'
import { Facets, loadFacets, loadMoreProducts, MoreProducts } from '#web/search/index.ts'

const facetsPlace = 'facet-list'
const morePlace = 'more-products'

/** Both stand in the document as links and forms. The server has their code at hand; a browser takes them over once they come near. */
const ShownFacets = import.meta.env.SSR
  ? Facets
  : lazy(async () => {
      await whenNear(`#${facetsPlace}`)
      return { default: await loadFacets() }
    })

const ShownMore = import.meta.env.SSR
  ? MoreProducts
  : lazy(async () => {
      await whenNear(`#${morePlace}`)
      return { default: await loadMoreProducts() }
    })

export const LateFacets = memo((props: ComponentProps<typeof Facets>) => (
  <div id={facetsPlace}>
    <Suspense>
      <ShownFacets {...props} />
    </Suspense>
  </div>
))

export const LateMoreProducts = memo((props: ComponentProps<typeof MoreProducts>) => (
  <div id={morePlace}>
    <Suspense>
      <ShownMore {...props} />
    </Suspense>
  </div>
))
