import type { Listing } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { Facets } from './facets.tsx'

export interface FacetsDrawerProps {
  readonly listing: Listing
  readonly open: boolean
  readonly onClose: () => void
}

/** The facets on narrow screens. Each choice acts at once; the button tells how much is left, and closes. */
export function FacetsDrawer({ listing, open, onClose }: FacetsDrawerProps) {
  const { t } = useMarket()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('facet.filter')}
      closeWord={t('close')}
      footer={
        <Button type="button" kind="primary" size="buy" onClick={onClose}>
          {t('facet.show-product', listing.search.totalResults)}
        </Button>
      }
    >
      <Facets listing={listing} openFirst={2} place="drawer" />
    </Drawer>
  )
}
