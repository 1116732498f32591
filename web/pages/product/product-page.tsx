import { useRef, useState } from 'react'
import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import {
  BuyBar,
  BuyBox,
  ComingSoon,
  Gallery,
  loadProductDetails,
  ProductDetails,
  useChosenSize,
} from '#web/catalogue/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { StandingPart } from '#web/platform/standing-part.tsx'
import { Rows } from '#web/widgets/rows.tsx'
import styles from './product-page.module.css'
import { useCopying } from './use-copying.ts'

/** Found in stores alone: the same page, whose button leads there. */
export const StoreProductPage = ({ page }: { readonly page: PageOf<'storeProductPage'> }) => <Product page={page} />

/** One colour of a style: its pictures, all one needs to decide, and what is like it. */
export const ProductPage = ({ page }: { readonly page: PageOf<'productPage'> }) => <Product page={page} />

type AnyProductPage = PageOf<'productPage'> | PageOf<'storeProductPage'>

function Product({ page }: { readonly page: AnyProductPage }) {
  const { t, toggle } = useMarket()
  const { product, shippingMethods, zones } = page
  const chosen = useChosenSize(product, page.chosenSku, page.form)
  const [coming, setComing] = useState(product.comingSoonProduct)
  const place = useRef<HTMLDivElement>(null)
  useCopying(place, t('product.copied'))
  return (
    <div ref={place}>
      <PageWidth>
        <Crumbs steps={[...page.breadcrumb, { title: product.name, url: page.path }]} />
        <div className={styles.product}>
          <div className={styles.gallery}>
            <Gallery product={product} badgesOf="detailPage" />
          </div>
          <div className={styles.box}>
            <BuyBox
              product={product}
              chosen={chosen}
              waiting={coming ? <ComingSoon product={product} onLaunch={() => setComing(false)} /> : undefined}
            >
              <StandingPart
                written={import.meta.env.SSR ? ProductDetails : undefined}
                load={loadProductDetails}
                with={{ product, shippingMethods }}
              />
            </BuyBox>
          </div>
        </div>
      </PageWidth>
      <Rows rows={zones.rows} />
      <Rows rows={zones.similarProductsRows} />
      <Rows rows={zones.bottomRows} />
      {toggle('stickyAddToBasket') && !coming && <BuyBar product={product} chosen={chosen} />}
    </div>
  )
}
