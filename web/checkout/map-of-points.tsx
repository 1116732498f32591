import { useState } from 'react'
import type { PickupPoint } from '#contracts/delivery.ts'
import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import styles from './pickup-points.module.css'

/**
 * The pickup points of the list on a map, where the same choice can be made. The code is loaded on request. Without
 * script there is only the list.
 */
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
