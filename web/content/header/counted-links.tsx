import { mostOnIcon } from '#foundation/fixed-values.ts'
import { Icon, type IconName } from '#ui/icon/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import styles from './counted-links.module.css'

/** The number on the icon, with a maximum because the icon is small. */
const countShown = (count: number): number => Math.min(count, mostOnIcon)

/** The link to the basket. The number of pieces is personal data, so it is added after hydration. */
export function BasketLink() {
  const { t, links } = useMarket()
  const count = useVisitor()?.basket.quantity ?? 0
  const name = count > 0 ? t('menu.basket-count', count) : t('menu.basket')
  return <CountedLink icon="basket" href={links.basketPage} name={name} count={count} />
}

/** The link to the wishlist, with the number of saved products. It is left out if the market has no wishlists. */
export function WishlistLink() {
  const { t, links, toggle } = useMarket()
  const count = useVisitor()?.wishlist.skus.length ?? 0
  if (!links.wishlistPage || !toggle('wishlist')) return null
  const name = count > 0 ? t('menu.wishlist-count', count) : t('menu.wishlist')
  return <CountedLink icon="heart" href={links.wishlistPage} name={name} count={count} />
}

interface CountedLinkProps {
  readonly icon: IconName
  readonly href: string | undefined
  readonly name: string
  readonly count: number
}

/**
 * An icon with a number. A count of 0 shows no number. The name is a text of the link and no
 * `aria-label`: a language may write the number of pieces as a word, and browsers translate texts.
 */
export const CountedLink = ({ icon, href, name, count }: CountedLinkProps) => (
  <a className={styles.link} href={href}>
    <Icon name={icon} />
    <VisuallyHidden>{name}</VisuallyHidden>
    {count > 0 && (
      <span className={styles.count} aria-hidden="true">
        {countShown(count)}
      </span>
    )}
  </a>
)
