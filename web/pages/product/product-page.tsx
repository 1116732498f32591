import { memo, useRef, useState } from 'react'
import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import {
  BuyBox,
  Gallery,
  LazyBuyBar,
  LazyComingSoon,
  loadProductDetails,
  loadSizeAdvisor,
  loadSizeGuide,
  ProductDetails,
  useChosenSize,
  useStockNow,
} from '#web/catalogue/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { loadNotifyMe } from '#web/notify-me/index.ts'
import { StaticIsland } from '#web/platform/static-island.tsx'
import { ReviewsBelow } from '#web/reviews/index.ts'
import { loadStockFinder } from '#web/stores/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import { canonicalOf } from './canonical-of.ts'
import { LazyProductRows } from './lazy-product-rows.tsx'
import styles from './product-page.module.css'
import { useFlyouts } from './use-flyouts.ts'
import { usePresses } from './use-presses.ts'

const flyouts = {
  'size-guide': loadSizeGuide,
  'size-advisor': loadSizeAdvisor,
  'stock-finder': loadStockFinder,
  'notify-me': loadNotifyMe,
}

/** A product that is sold only in stores: the same page, but its button leads to the stores. */
export const StoreProductPage = ({ page }: { readonly page: PageOf<'storeProductPage'> }) => <Product page={page} />

/** One colour of a style: its pictures, everything needed to decide, and similar products. */
export const ProductPage = ({ page }: { readonly page: PageOf<'productPage'> }) => <Product page={page} />

/** Memoised, because the pictures do not depend on the chosen size. */
const Pictures = memo(Gallery)

type AnyProductPage = PageOf<'productPage'> | PageOf<'storeProductPage'>

function Product({ page }: { readonly page: AnyProductPage }) {
  const { t, toggle } = useMarket()
  const { product, shippingMethods, promised, zones } = page
  const partsForm = page.form?.formAction === 'add-parts' ? page.form : undefined
  const chosen = useChosenSize(product, page.chosenSku, partsForm ? undefined : page.form)
  const now = useStockNow({ product, chosen })
  const [coming, setComing] = useState(product.comingSoonProduct)
  const place = useRef<HTMLDivElement>(null)
  usePresses(place, t('product.copied'))
  const { shown, close } = useFlyouts(place, flyouts)
  return (
    <div ref={place}>
      <LazyRows rows={zones.topRows} />
      <PageWidth>
        <Crumbs steps={[...page.breadcrumb, { title: product.name, url: page.path }]} />
        <div className={styles.product}>
          <div className={styles.gallery}>
            <Pictures product={product} badgesOf="detailPage" />
          </div>
          <div className={styles.box}>
            <BuyBox
              {...now}
              form={partsForm ? undefined : page.form}
              sizeAdvisor={page.sizeAdvisor}
              sizeGuide={page.sizeGuide}
              waiting={coming ? <LazyComingSoon product={product} onLaunch={() => setComing(false)} /> : undefined}
            >
              <StaticIsland
                written={import.meta.env.SSR ? ProductDetails : undefined}
                load={loadProductDetails}
                with={{ product, shippingMethods, promised, address: canonicalOf(page) }}
              />
            </BuyBox>
          </div>
        </div>
      </PageWidth>
      <LazyProductRows productId={product.id} action={product.url} looks={page.looks} zones={zones} form={partsForm} />
      <ReviewsBelow productId={product.id} />
      {toggle('stickyAddToBasket') && !coming && <LazyBuyBar {...now} />}
      {shown && <shown.Flyout key={shown.name} {...now} sizeGuide={page.sizeGuide} open={shown.open} onClose={close} />}
    </div>
  )
}
