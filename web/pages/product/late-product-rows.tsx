import { memo } from 'react'
import { LatePart, lateCode } from '#web/platform/late-part.tsx'
import { whenNear } from '#web/platform/when-near.ts'
import { ProductRows, type ProductRowsProps } from './product-rows.tsx'

const place = 'product-rows'

const LateRows = lateCode(async () => {
  await whenNear(`#${place}`)
  return (await import('./product-rows.tsx')).ProductRows
})

/** The same on the server, which has its code at hand, and in a browser, which takes it over once it comes near. */
const Shown = import.meta.env.SSR ? ProductRows : LateRows

/** Below the fold: it stands in the document, and its code is no part of what the page needs to come to life. */
export const LateProductRows = memo((rows: ProductRowsProps) => (
  <div id={place}>
    <LatePart>
      <Shown {...rows} />
    </LatePart>
  </div>
))
