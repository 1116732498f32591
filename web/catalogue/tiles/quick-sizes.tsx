import type { ProductDetail, Variant } from '#contracts/catalogue.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './quick-buy.module.css'

/** A button for each size that buys it; with lengths, one row for each length. A sold-out size is a link to request a notification. */
export function QuickSizes({ product }: { readonly product: ProductDetail }) {
  const { t } = useMarket()
  const rows = [...Map.groupBy(product.variants, ({ length }) => length?.name ?? '')]
  return rows.map(([length, of]) => (
    <div key={length}>
      {length && <p className={styles.length}>{t('product.length', length)}</p>}
      <ul className={styles.sizes} data-wide={of.some(({ size }) => size.name.length > 4) || undefined}>
        {of.map((variant) => (
          <li key={variant.id}>
            {variant.inStockEcom ? <InStock variant={variant} /> : <SoldOut variant={variant} product={product} />}
          </li>
        ))}
      </ul>
    </div>
  ))
}

function InStock({ variant: { id, size, length, fewLeft } }: { readonly variant: Variant }) {
  const { t, toggle } = useMarket()
  return (
    <button className={styles.size} type="submit" name="sku" value={id}>
      <VisuallyHidden>{t('product.add-to-basket')}: </VisuallyHidden>
      <bdi>{size.sizeId === 'one' ? t('product.add-to-basket') : size.name}</bdi>
      {length && <VisuallyHidden>, {t('product.length', length.name)}</VisuallyHidden>}
      {fewLeft && toggle('stockCheck') && <VisuallyHidden>, {t('product.few-left', fewLeft)}</VisuallyHidden>}
    </button>
  )
}

function SoldOut({ variant, product }: { readonly variant: Variant; readonly product: ProductDetail }) {
  const { t, toggle } = useMarket()
  const says = `, ${t('product.sold-out')}`
  const content = (
    <>
      <bdi>{variant.size.name}</bdi>
      <VisuallyHidden>{says}</VisuallyHidden>
    </>
  )
  if (!product.allowInStockNotifications || !toggle('detailNotifyMe'))
    return (
      <span className={styles.size} data-gone="">
        {content}
      </span>
    )
  return (
    <a
      className={styles.size}
      data-gone=""
      href={`${product.url}?sku=${encodeURIComponent(variant.id)}`}
      title={t('product.notify-me')}
    >
      {content}
    </a>
  )
}
