import { mostOnIcon } from '#foundation/fixed-values.ts'
import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import styles from './basket-link.module.css'

/** The number on the icon. */
export const countShown = (count: number): number => Math.min(count, mostOnIcon)

/** The way to the basket. How many lie in it is personal, and filled in once the page is alive. */
export function BasketLink() {
  const { t, links } = useMarket()
  const quantity = useVisitor()?.basket.quantity ?? 0
  const name = quantity > 0 ? t('menu.basket-count', quantity) : t('menu.basket')
  return (
    <a className={styles.link} href={links.basketPage} aria-label={name}>
      <Icon name="basket" />
      {quantity > 0 && (
        <span className={styles.count} aria-hidden="true">
          {countShown(quantity)}
        </span>
      )}
    </a>
  )
}
