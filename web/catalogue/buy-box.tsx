import { type FormEvent, useRef } from 'react'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { ShippingMethod } from '#contracts/delivery.ts'
import { Badges } from '#ui/badge/index.ts'
import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { brandName } from './brand-line.ts'
import styles from './buy-box.module.css'
import type { ChosenSize } from './chosen-size.ts'
import { ColourSiblings } from './colour-siblings.tsx'
import { DeliveryPromises } from './delivery-promises.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductSafety } from './product-safety.tsx'
import { SizePicker } from './size-picker.tsx'

export interface BuyBoxProps {
  readonly product: ProductDetail
  readonly chosen: ChosenSize
  readonly shippingMethods: readonly ShippingMethod[]
}

/** Id of the form that buys, so that a button elsewhere may send it. */
export const buyFormId = 'buy'

/** All one needs to decide, in the order one asks: what, how much, which colour, which size, when. */
export function BuyBox({ product, chosen, shippingMethods }: BuyBoxProps) {
  const view = useMarket()
  const variantPrice = product.variants.find(({ id }) => id === chosen.sku)?.price
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <p className={styles.brand}>{brandName(product, view)}</p>
        <h1 className={styles.name} tabIndex={-1}>
          {product.name}
        </h1>
        {product.badges.length > 0 && <Badges badges={product.badges.slice(0, 3)} />}
        <div className={styles.price}>
          <ProductPrice
            price={variantPrice ?? product.price}
            memberPrice={view.toggle('memberPrice') ? product.staticClubPrice : undefined}
            size="large"
            view={view}
          />
        </div>
        <p className={styles.tax}>
          {view.t(view.market.pricesIncludeTax ? 'product.tax-included' : 'product.tax-added')}
        </p>
      </div>
      <ColourSiblings product={product} />
      <BuyForm product={product} chosen={chosen} />
      <DeliveryPromises methods={shippingMethods} />
      <ProductFacts product={product} shippingMethods={shippingMethods} />
      {product.productSafety && <ProductSafety safety={product.productSafety} />}
    </div>
  )
}

/** A plain form, so that it works before, and without, any script. */
function BuyForm({ product, chosen }: Pick<BuyBoxProps, 'product' | 'chosen'>) {
  const { t } = useMarket()
  const form = useRef<HTMLFormElement>(null)
  const check = (event: FormEvent) => {
    if (chosen.sku) return
    event.preventDefault()
    chosen.refuse(t('page.choose-size'))
    form.current?.querySelector<HTMLElement>('[name="sku"]')?.focus()
  }
  if (product.comingSoonProduct) return <p className={styles.state}>{t('product.coming-soon')}</p>
  return (
    <form ref={form} className={styles.form} id={buyFormId} method="post" action={product.url} onSubmit={check}>
      <SizePicker product={product} chosen={chosen} />
      <input type="hidden" name="quantity" value="1" />
      <Button kind="primary" size="buy" name="deed" value="add-to-basket">
        {t('product.add-to-basket')}
      </Button>
    </form>
  )
}
