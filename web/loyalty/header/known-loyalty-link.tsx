import { useState } from 'react'
import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import styles from './loyalty-link.module.css'

export interface KnownLoyaltyLinkProps {
  readonly signedIn: boolean
  readonly inStore: boolean
}

/** Renders nothing in a market that has neither points nor the card. */
export function KnownLoyaltyLink({ signedIn, inStore }: KnownLoyaltyLinkProps) {
  const { links, toggle } = useMarket()
  if (!(toggle('pointsSystem') || toggle('loyaltyCard'))) return null
  if (signedIn && toggle('advancedMyAccount') && links.accountRewardsPage)
    return <CardLink page={links.accountRewardsPage} />
  return inStore ? <LookUpButton /> : null
}

/** Opens the card in a drawer. Without script it is a link to the account page with the card. */
function CardLink({ page }: { readonly page: string }) {
  const { t } = useMarket()
  const [open, setOpen] = useState(false)
  const [CardDrawer, want] = useLazy(loadCard)
  return (
    <>
      <a
        className={styles.link}
        href={page}
        aria-label={t('page.accountrewardspage')}
        onClick={(event) => {
          event.preventDefault()
          void want().then((came) => (came ? setOpen(true) : location.assign(page)))
        }}
      >
        <Icon name="card" />
      </a>
      {CardDrawer && <CardDrawer open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

function LookUpButton() {
  const { t } = useMarket()
  const [open, setOpen] = useState(false)
  const [LookUpDrawer, want] = useLazy(loadLookUp)
  return (
    <>
      <button
        className={styles.link}
        type="button"
        aria-label={t('loyalty.look-up')}
        aria-haspopup="dialog"
        onClick={() => void want().then((came) => came && setOpen(true))}
      >
        <Icon name="card" />
      </button>
      {LookUpDrawer && <LookUpDrawer open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

const loadCard = async () => (await import('./card-drawer.tsx')).CardDrawer
const loadLookUp = async () => (await import('./look-up-drawer.tsx')).LookUpDrawer
