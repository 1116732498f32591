import { useState } from 'react'
import type { PickupPoint } from '#contracts/delivery.ts'
import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import styles from './pickup-points.module.css'

/** The same choice as the list beside it, seen from above; fetched when somebody wants to look. Without script there is the list. */
export function MapOfPoints({ points }: { readonly points: readonly PickupPoint[] }) {
  const { t } = useMarket()
  const [isOpen, setOpen] = useState(false)
  const [Plot, want] = useLazy(loadPlot)
  const turn = () => {
    setOpen(!isOpen)
    void want().then((came) => came || setOpen(false))
  }
  return (
    <div className={styles.map}>
      <Button type="button" kind="quiet" aria-expanded={isOpen} onClick={turn}>
        {t(isOpen ? 'delivery.hide-map' : 'delivery.show-map')}
      </Button>
      {isOpen && Plot && <Plot points={points} />}
    </div>
  )
}

const loadPlot = async () => (await import('./plot-of-points.tsx')).PlotOfPoints
