import { memo } from 'react'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { whenNear } from '#web/platform/when-near.ts'
import { ProductRows, type ProductRowsProps } from './product-rows.tsx'

const place = 'product-rows'

const LazyRows = lazyCode(async () => {
  await whenNear(`#${place}`, { grows: true })
  return (await import('./product-rows.tsx')).ProductRows
})

/** The server renders the rows at once; a browser hydrates them when they come near the window. */
const Shown = import.meta.env.SSR ? ProductRows : LazyRows

/** Below the fold: the rows are in the document, and hydration of the page does not wait for their code. */
export const LazyProductRows = memo((rows: ProductRowsProps) => (
  <div id={place}>
    <LazyPart>
      <Shown {...rows} />
    </LazyPart>
  </div>
))
