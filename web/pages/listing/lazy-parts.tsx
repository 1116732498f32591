import { type ComponentProps, memo } from 'react'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { whenNear } from '#web/platform/when-near.ts'
import { Facets, loadFacets, loadMoreProducts, MoreProducts } from '#web/search/index.ts'
import { NothingLeft } from './nothing-left.tsx'

const facetsPlace = 'facet-list'

/**
 * Until its code is loaded, a click on "load more" opens the next page. So the code is loaded early, and not only when
 * the button is near the window.
 */
const soonMs = 200
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, soonMs))

/** The server renders these parts as links and forms; a browser hydrates them a little later than the rest of the page. */
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
