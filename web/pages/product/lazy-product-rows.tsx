import { memo } from 'react'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { whenNear } from '#web/platform/when-near.ts'
import { ProductRows, type ProductRowsProps } from './product-rows.tsx'

const place = 'product-rows'

const LazyRows = lazyCode(async () => {
  await whenNear(`#${place}`, { grows: true })
  return (await import('./product-rows.tsx')).ProductRows
})

/** The same on the server, which has its code at hand, and in a browser, which takes it over once it comes near. */
const Shown = import.meta.env.SSR ? ProductRows : LazyRows

/** Below the fold: it stands in the document, and its code is no part of what the page needs to come to life. */
export const LazyProductRows = memo((rows: ProductRowsProps) => (
  <div id={place}>
    <LazyPart>
      <Shown {...rows} />
    </LazyPart>
  </div>
))
