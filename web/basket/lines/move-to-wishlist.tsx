import type { BasketLine } from '#contracts/basket.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './basket-line.module.css'

/** Moves a line to the wishlist. Gift cards and free gifts cannot be moved. */
export function MoveToWishlist({ line }: { readonly line: BasketLine }) {
  const { t, links, toggle } = useMarket()
  if (!toggle('wishlist') || line.giftCard || line.isBonusProduct) return null
  return (
    <form method="post" action={links.basketPage}>
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="sku" value={line.sku} />
      <button
        type="submit"
        className={styles.tool}
        name="formAction"
        value="move-to-wishlist"
        aria-label={t('wishlist.move-to-wishlist-of', line.name)}
      >
        {t('wishlist.move-to-wishlist')}
      </button>
    </form>
  )
}
