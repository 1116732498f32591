import { useEffect, useRef, useState } from 'react'
import type { PickupPoint } from '#contracts/delivery.ts'
import { PointPlot } from '#ui/plot/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { distanceIn } from '#web/platform/distance.ts'

/** Pickup points on a map. A click on a point chooses it in the list; the keyboard uses the list itself. */
export function PlotOfPoints({ points }: { readonly points: readonly PickupPoint[] }) {
  const { t, locale } = useMarket()
  const root = useRef<HTMLDivElement>(null)
  const { chosen, choose } = useChosenPoint(root)
  return (
    <div ref={root}>
      <PointPlot
        points={points}
        label={t('delivery.map')}
        distance={(metres) => distanceIn(locale, metres)}
        chosen={chosen}
        onChoose={choose}
      />
    </div>
  )
}

/** Reads and changes the radio buttons of the list, because only these are posted. */
function useChosenPoint(root: { readonly current: HTMLElement | null }) {
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    const list = root.current!.closest('fieldset')!
    const read = () => setChosen(list.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value)
    read()
    list.addEventListener('change', read)
    return () => list.removeEventListener('change', read)
  }, [root])
  const choose = (id: string) => {
    const list = root.current!.closest('fieldset')!
    const radio = [...list.querySelectorAll<HTMLInputElement>('input[type="radio"]')].find(({ value }) => value === id)
    radio?.click()
    radio?.scrollIntoView({ block: 'nearest' })
  }
  return { chosen, choose }
}
