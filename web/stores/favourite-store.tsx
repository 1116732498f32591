import { useState } from 'react'
import { Button } from '#ui/button/index.ts'
import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { showToast } from '#web/platform/show-toast.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import styles from './favourite-store.module.css'

/** The favourite store of a signed-in shopper, and a function to change it. Undefined for guests. */
export function useFavouriteStore() {
  const { market, t } = useMarket()
  const signedIn = useVisitor()?.signedIn ?? false
  const [made, setMade] = useState<string>()
  const catalog = market.id
  const { answer } = useAnswer(signedIn ? 'mine' : undefined, async () => {
    const { favoriteStore } = await api('GET /api/account/{catalog}/get-user-metadata', { catalog })
    return favoriteStore?.physicalId
  })
  if (!signedIn || typeof answer === 'string') return undefined
  const choose = async (id: string) => {
    try {
      await api('POST /api/account/{catalog}/update-account-details', { catalog, body: { favoriteStore: id } })
      setMade(id)
    } catch {
      showToast('page', ['danger', 'stores.mine-failed'], t('stores.mine-failed'))
    }
  }
  return { mine: made ?? answer.value, choose }
}

export type FavouriteStore = NonNullable<ReturnType<typeof useFavouriteStore>>

export interface MakeMineProps {
  readonly store: { readonly physicalId: string; readonly name: string }
  readonly favourite: FavouriteStore | undefined
}

/** Shows that a store is the shopper's favourite, or a button to choose it. Not shown to guests. */
export function MakeMine({ store: { physicalId, name }, favourite }: MakeMineProps) {
  const { t } = useMarket()
  const [busy, setBusy] = useState(false)
  if (!favourite) return null
  if (favourite.mine === physicalId)
    return (
      <span className={styles.mine} role="status">
        <Icon name="check" size="small" /> {t('stores.mine')}
      </span>
    )
  return (
    <Button
      type="button"
      kind="quiet"
      busy={busy}
      aria-label={t('stores.make-mine-of', name)}
      onClick={() => {
        setBusy(true)
        void favourite.choose(physicalId).then(() => setBusy(false))
      }}
    >
      {t('stores.make-mine')}
    </Button>
  )
}
