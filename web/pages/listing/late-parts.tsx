import { type ComponentProps, memo } from 'react'
import { LatePart, lateCode } from '#web/platform/late-part.tsx'
import { whenNear } from '#web/platform/when-near.ts'
import { Facets, loadFacets, loadMoreProducts, MoreProducts } from '#web/search/index.ts'

const facetsPlace = 'facet-list'

/** A press on "load more" would lead to the next page before its code is there, so that does not wait for the shopper to come near. */
const soonMs = 200
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, soonMs))

/** Both stand in the document as links and forms. The server has their code at hand; a browser takes them over a little later than the rest. */
const ShownFacets = import.meta.env.SSR
  ? Facets
  : lateCode(async () => {
      await whenNear(`#${facetsPlace}`)
      return await loadFacets()
    })

const ShownMore = import.meta.env.SSR
  ? MoreProducts
  : lateCode(async () => {
      await soon()
      return await loadMoreProducts()
    })

export const LateFacets = memo((props: ComponentProps<typeof Facets>) => (
  <div id={facetsPlace}>
    <LatePart>
      <ShownFacets {...props} />
    </LatePart>
  </div>
))

export const LateMoreProducts = memo((props: ComponentProps<typeof MoreProducts>) => (
  <LatePart>
    <ShownMore {...props} />
  </LatePart>
))
