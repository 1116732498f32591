import type { ProductDetail } from '#contracts/catalogue.ts'
import type { ChosenSize } from './sizes/chosen-size.ts'

/** Properties of every flyout on a product page. */
export interface ProductFlyoutProps {
  readonly product: ProductDetail
  readonly chosen: ChosenSize
  /** The table of the size guide for this product. */
  readonly sizeGuide?: string | undefined
  readonly open: boolean
  readonly onClose: () => void
}
