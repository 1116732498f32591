import type { ProductDetail } from '#contracts/catalogue.ts'
import type { PromisedDelivery, ShippingMethod } from '#contracts/delivery.ts'
import { useMarket } from '#web/markets/index.ts'
import { DeliveryPromises } from './delivery-promises.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductSafety } from './product-safety.tsx'

export interface ProductDetailsProps {
  readonly product: ProductDetail
  readonly shippingMethods: readonly ShippingMethod[]
  readonly promised?: PromisedDelivery | undefined
  /** The absolute address of the product. */
  readonly address: string
}

/** All information about a product below the buy button. It consists of links, text and native `details`, so it needs no script. */
export function ProductDetails({ product, shippingMethods, promised, address }: ProductDetailsProps) {
  const { toggle } = useMarket()
  return (
    <>
      {toggle('productActionButtons') && (
        <ProductActions name={product.name} address={address} inStores={product.hasRetail && !product.isDigital} />
      )}
      <DeliveryPromises product={product} methods={shippingMethods} promised={promised} />
      <ProductFacts product={product} shippingMethods={shippingMethods} />
      {product.productSafety && <ProductSafety safety={product.productSafety} />}
    </>
  )
}
