import type { ReactNode } from 'react'
import type { Listing } from '#contracts/browsing-pages.ts'
import { Icon } from '#ui/icon/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './toolbar.module.css'

export interface ToolbarProps {
  readonly listing: Listing
  readonly applied: number
  readonly facetsShown: boolean
  readonly onToggleFacets: () => void
  /** Called with the address of the link, which does the same without the drawer. */
  readonly onOpenDrawer: (address: string) => void
  /** The choice of tiles per row, at the end. */
  readonly children: ReactNode
}

export const facetsId = 'facets'

/** Tools of a listing: filters, sorting, tile size. */
export function Toolbar({ listing, applied, facetsShown, onToggleFacets, onOpenDrawer, children }: ToolbarProps) {
  const { t } = useMarket()
  return (
    <div className={styles.toolbar}>
      <a
        className={styles.open}
        href={`#${facetsId}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          onOpenDrawer(event.currentTarget.href)
        }}
      >
        <Icon name="filter" size="small" /> {t('facet.filter')}
        {applied > 0 && (
          <span className={styles.applied}>
            ({applied}
            <VisuallyHidden> {t('facet.active')}</VisuallyHidden>)
          </span>
        )}
      </a>
      <button
        className={styles.hide}
        type="button"
        aria-expanded={facetsShown}
        aria-controls={facetsId}
        onClick={onToggleFacets}
      >
        <Icon name="filter" size="small" /> {t(facetsShown ? 'facet.hide' : 'facet.show')}
      </button>
      {listing.search.totalResults > 0 && children}
    </div>
  )
}
