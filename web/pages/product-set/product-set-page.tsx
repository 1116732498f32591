import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Gallery, PartsForm, ProductDetails, ProductHead } from '#web/catalogue/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { Rows } from '#web/widgets/rows.tsx'
import { canonicalOf } from '../product/canonical-of.ts'
import styles from '../product/product-page.module.css'

/** Several products that are sold together: one gallery, and a size for each product. */
export function ProductSetPage({ page }: { readonly page: PageOf<'productSetPage'> }) {
  const { product, parts, shippingMethods, promised, zones } = page
  return (
    <>
      <Rows rows={zones.topRows} />
      <PageWidth>
        <Crumbs steps={[...page.breadcrumb, { title: product.name, url: page.path }]} />
        <div className={styles.product}>
          <div className={styles.gallery}>
            <Gallery product={product} badgesOf="productSetPage" />
          </div>
          <div className={`${styles.box} ${styles.stack}`}>
            <ProductHead product={product} price={product.price} />
            <PartsForm action={product.url} parts={parts} total={product.price.salesPrice} form={page.form} level={2} />
            <div>
              <ProductDetails {...{ product, shippingMethods, promised }} address={canonicalOf(page)} />
            </div>
          </div>
        </div>
      </PageWidth>
      <Rows rows={zones.productSetRows} />
      <Rows rows={zones.rows} />
      <Rows rows={zones.similarProductsRows} />
      <Rows rows={zones.bottomRows} />
    </>
  )
}
