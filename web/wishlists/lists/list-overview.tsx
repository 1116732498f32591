import type { ListPreview } from '#contracts/wishlists.ts'
import { Picture } from '#ui/picture/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { productSource } from '#web/platform/picture-address.ts'
import styles from './list-overview.module.css'

export interface ListOverviewProps {
  readonly lists: readonly ListPreview[]
  /** Id of the list that is shown. */
  readonly current: string | undefined
}

/** The lists of a member, each with the pictures of its newest products. */
export function ListOverview({ lists, current }: ListOverviewProps) {
  const { t } = useMarket()
  if (lists.length < 2) return null
  return (
    <nav aria-label={t('wishlist.lists')}>
      <ul className={styles.lists}>
        {lists.map((list) => (
          <li key={list.id}>
            <a className={styles.list} href={list.url} aria-current={list.id === current ? 'page' : undefined}>
              <span className={styles.pictures}>
                {list.pictures.map(({ urlTemplate, indexes }) => (
                  <Picture
                    key={urlTemplate}
                    source={productSource(urlTemplate, indexes[0]?.index ?? 0, 'thumb')}
                    alt=""
                    ratio="3/4"
                    sizes="48px"
                  />
                ))}
              </span>
              <span className={styles.name}>
                <bdi>{list.name}</bdi>
              </span>
              <span className={styles.facts}>
                {[
                  t('wishlist.count', list.quantity),
                  ...(list.isDefault ? [t('wishlist.default')] : []),
                  ...(list.isShared ? [t('wishlist.shared')] : []),
                ].join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
