import { useEffect, useState } from 'react'
import type { ProductDetail } from '#contracts/catalogue.ts'
import { Button } from '#ui/button/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Picture } from '#ui/picture/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { productSource } from '#web/platform/picture-address.ts'
import styles from './buy-bar.module.css'
import { buyFormId } from './buy-box.tsx'
import type { ChosenSize } from './chosen-size.ts'
import { ProductPrice } from './product-price.tsx'

export interface BuyBarProps {
  readonly product: ProductDetail
  readonly chosen: ChosenSize
}

/** Once the button has been scrolled past, it comes along at the bottom, as far as the content goes. It sends the same form. */
export function BuyBar({ product, chosen }: BuyBarProps) {
  const view = useMarket()
  const away = useAway()
  const variant = product.variants.find(({ id }) => id === chosen.sku)
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
            <p className={styles.name}>{[product.name, variant?.size.name].filter(Boolean).join(', ')}</p>
            <ProductPrice price={variant?.price ?? product.price} view={view} />
          </div>
          <Button kind="primary" form={buyFormId} name="deed" value="add-to-basket">
            {view.t('product.add-to-basket')}
          </Button>
        </div>
      </PageWidth>
    </div>
  )
}

/** Away until the form's button has left the window at the top. */
function useAway(): boolean {
  const [away, setAway] = useState(true)
  useEffect(() => {
    const button = document.querySelector(`#${buyFormId} [value="add-to-basket"]`)
    if (!button) return
    const watch = new IntersectionObserver(
      ([entry]) => entry && setAway(entry.isIntersecting || entry.boundingClientRect.top > 0),
    )
    watch.observe(button)
    return () => watch.disconnect()
  }, [])
  return away
}
