import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { BuyBar, BuyBox, Gallery, useChosenSize } from '#web/catalogue/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { Rows } from '#web/widgets/rows.tsx'
import styles from './product-page.module.css'

/** One colour of a style: its pictures, all one needs to decide, and what is like it. */
export function ProductPage({ page }: { readonly page: PageOf<'productPage'> }) {
  const { toggle } = useMarket()
  const { product, zones } = page
  const chosen = useChosenSize(product, page.chosenSku, page.form)
  return (
    <>
      <PageWidth>
        <Crumbs steps={[...page.breadcrumb, { title: product.name, url: page.path }]} />
        <div className={styles.product}>
          <div className={styles.gallery}>
            <Gallery product={product} />
          </div>
          <div className={styles.box}>
            <BuyBox product={product} chosen={chosen} shippingMethods={page.shippingMethods} />
          </div>
        </div>
      </PageWidth>
      <Rows rows={zones.rows} />
      <Rows rows={zones.similarProductsRows} />
      <Rows rows={zones.bottomRows} />
      {toggle('stickyAddToBasket') && !product.comingSoonProduct && <BuyBar product={product} chosen={chosen} />}
    </>
  )
}
