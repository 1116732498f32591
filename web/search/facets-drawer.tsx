import type { Listing } from '#contracts/browsing-pages.ts'
import { Button } from '#ui/button/index.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { appliedFilters } from './applied-filters.ts'
import { Facets } from './facets.tsx'
import { withoutFilters } from './listing-address.ts'

export interface FacetsDrawerProps {
  readonly listing: Listing
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * The facets on narrow screens. Each choice takes effect immediately. The button shows the number of products and
 * closes the drawer; the link removes all filters.
 */
export function FacetsDrawer({ listing, open, onClose }: FacetsDrawerProps) {
  const view = useMarket()
  const { t } = view
  const isFiltered = appliedFilters(listing, view).length > 0
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('facet.filter')}
      closeWord={t('close')}
      footer={
        <>
          <Button type="button" kind="primary" size="buy" onClick={onClose}>
            {t('facet.show-product', listing.search.totalResults)}
          </Button>
          {isFiltered && <TextLink href={withoutFilters(listing, listing.search)}>{t('facet.clear')}</TextLink>}
        </>
      }
    >
      <Facets listing={listing} openFirst={2} place="drawer" />
    </Drawer>
  )
}
