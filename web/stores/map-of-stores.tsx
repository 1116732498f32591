import { useRef, useState } from 'react'
import type { StoreOnWire } from '#contracts/stores.ts'
import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { distanceIn } from '#web/platform/distance.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import styles from './stock-finder.module.css'

/** A map of the stores in the list above. A click on a store moves to its entry in the list. */
export function MapOfStores({ stores }: { readonly stores: readonly StoreOnWire[] }) {
  const { t, locale } = useMarket()
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const [PointPlot, want] = useLazy(loadPlot)
  const turn = () => {
    setOpen(!isOpen)
    void want().then((came) => came || setOpen(false))
  }
  const choose = (id: string) => {
    setChosen(id)
    const rows = root.current?.parentElement?.querySelectorAll<HTMLElement>('li[data-store]') ?? []
    const row = [...rows].find(({ dataset }) => dataset.store === id)
    row?.scrollIntoView({ block: 'nearest' })
    row?.focus()
  }
  const points = stores.map(({ pickupPointId: id, name, address }) => ({ id, name, ...address }))
  return (
    <div ref={root} className={styles.map}>
      <Button type="button" kind="quiet" aria-expanded={isOpen} onClick={turn}>
        {t(isOpen ? 'delivery.hide-map' : 'delivery.show-map')}
      </Button>
      {isOpen && PointPlot && (
        <PointPlot
          points={points}
          label={t('delivery.map')}
          distance={(metres) => distanceIn(locale, metres)}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </div>
  )
}

const loadPlot = async () => (await import('#ui/plot/index.ts')).PointPlot
