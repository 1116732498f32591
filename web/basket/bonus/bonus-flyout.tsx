import { useState } from 'react'
import type { BonusOffer } from '#contracts/checkout-pages.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { BonusOffers } from './bonus-offers.tsx'

/** Opens automatically when a bonus was earned. After it is closed, the same offers are still on the page. */
export function BonusFlyout({ offers }: { readonly offers: readonly BonusOffer[] }) {
  const { t } = useMarket()
  const [open, setOpen] = useState(true)
  return (
    <Drawer open={open} onClose={() => setOpen(false)} title={t('basket.bonus-flyout')} closeWord={t('basket.close')}>
      <BonusOffers offers={offers} level={3} />
    </Drawer>
  )
}
