import { memo } from 'react'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { whenNear } from '#web/platform/when-near.ts'
import { ProductRows, type ProductRowsProps } from './product-rows.tsx'

const place = 'product-rows'

const LazyRows = lazyCode(async () => {
  await whenNear(`#${place}`, { grows: true })
  return (await import('./product-rows.tsx')).ProductRows
})

/** The server renders the rows. The browser hydrates them when they are near the window. */
const Shown = import.meta.env.SSR ? ProductRows : LazyRows

/** Rows below the visible part of the page. Their markup is in the document, and the hydration of the page does not wait for their code. */
export const LazyProductRows = memo((rows: ProductRowsProps) => (
  <div id={place}>
    <LazyPart>
      <Shown {...rows} />
    </LazyPart>
  </div>
))
