import type { ListPreview, ShownList, WishlistItem } from '#contracts/wishlists.ts'
import { CountedTitle } from '#ui/layout/index.ts'
import { Pagination } from '#ui/pagination/index.ts'
import { ProductTile } from '#web/catalogue/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ItemTools } from '#web/wishlists/index.ts'
import styles from './wishlist-page.module.css'

export interface ListViewProps {
  readonly list: ShownList
  /** All lists of a member, to which products can be moved. */
  readonly lists: readonly ListPreview[]
}

/** A list with its products, ten on each page. */
export function ListView({ list, lists }: ListViewProps) {
  const { t, links } = useMarket()
  const others = lists.filter(({ id }) => id !== list.id)
  return (
    <>
      <CountedTitle title={<bdi>{list.name}</bdi>} count={t('wishlist.count', list.quantity)} isLive />
      <Items items={list.items} list={list} others={others} />
      <Pages
        list={list}
        addressOf={(page) =>
          `${links.wishlistPage}?${new URLSearchParams({ ...(list.isDefault ? {} : { list: list.id }), page: `${page}` })}`
        }
      />
    </>
  )
}

export interface ItemsProps {
  readonly items: readonly WishlistItem[]
  /** Left out for a shared list. */
  readonly list?: ShownList
  readonly others?: readonly ListPreview[]
}

export function Items({ items, list, others }: ItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li className={styles.item} key={item.sku}>
          <Product item={item} />
          <ItemTools item={item} list={list} others={others} />
        </li>
      ))}
    </ul>
  )
}

/** The tile of a product; or a text that it is no longer sold. */
function Product({ item: { card } }: { readonly item: WishlistItem }) {
  const view = useMarket()
  const { t } = view
  if (card)
    return (
      <div className={styles.tile}>
        <ProductTile card={card} view={view} level={2} place="wishlist" />
      </div>
    )
  return (
    <div className={styles.tile}>
      <div className={styles.gone}>{t('wishlist.gone')}</div>
      <p>{t('wishlist.gone-product')}</p>
    </div>
  )
}

export function Pages({ list, addressOf }: { readonly list: ShownList; readonly addressOf: (page: number) => string }) {
  const { t } = useMarket()
  return (
    <Pagination
      label={t('listing.pages')}
      page={list.page}
      pages={list.pages}
      addressOf={addressOf}
      words={{ previous: t('listing.previous'), next: t('listing.next'), page: (page) => t('listing.to-page', page) }}
    />
  )
}
