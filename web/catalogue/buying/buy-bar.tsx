import { useEffect, useState } from 'react'
import type { ProductDetail } from '#contracts/catalogue.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Picture } from '#ui/picture/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { productSource } from '#web/platform/picture-address.ts'
import { ProductPrice } from '../product-price.tsx'
import type { ChosenSize } from '../sizes/chosen-size.ts'
import styles from './buy-bar.module.css'
import { BuyButton, buyFormId } from './buy-form.tsx'

export interface BuyBarProps {
  readonly product: ProductDetail
  readonly chosen: ChosenSize
}

/** A bar at the bottom of the window, shown after the shopper has scrolled past the buy form. It submits the same form. */
export function BuyBar({ product, chosen }: BuyBarProps) {
  const view = useMarket()
  const away = useAway()
  const { variant } = chosen
  const { images } = product
  return (
    <div className={styles.bar} data-away={away || undefined}>
      <PageWidth>
        <div className={styles.row}>
          <span className={styles.picture}>
            <Picture
              source={productSource(images.urlTemplate, images.indexes[0]?.index ?? 0, 'thumb')}
              alt=""
              ratio="3/4"
              sizes="36px"
            />
          </span>
          <div className={styles.text}>
            <p>
              <span className={styles.name}>{product.name} </span>
              <bdi>{[variant?.size.name, variant?.length?.name].filter(Boolean).join(' / ')}</bdi>
            </p>
            <ProductPrice price={variant?.price ?? product.price} view={view} />
          </div>
          <BuyButton product={product} chosen={chosen} size="normal" form={buyFormId} />
        </div>
      </PageWidth>
    </div>
  )
}

/** True after the form has left the window at the top. */
function useAway(): boolean {
  const [away, setAway] = useState(true)
  useEffect(() => {
    const form = document.getElementById(buyFormId)
    if (!form) return
    const watch = new IntersectionObserver(
      ([entry]) => entry && setAway(entry.isIntersecting || entry.boundingClientRect.bottom > 0),
    )
    watch.observe(form)
    return () => watch.disconnect()
  }, [])
  return away
}
