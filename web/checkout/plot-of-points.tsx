import { useEffect, useRef, useState } from 'react'
import type { PickupPoint } from '#contracts/delivery.ts'
import { useMarket } from '#web/markets/index.ts'
import { distanceIn } from './distance.ts'
import { type Plotted, plot, plotSize } from './plot.ts'
import styles from './plot-of-points.module.css'

/** Where the points lie to each other, drawn from their coordinates alone: nobody else learns who looks where. */
export function PlotOfPoints({ points }: { readonly points: readonly PickupPoint[] }) {
  const { t, locale } = useMarket()
  const root = useRef<HTMLElement>(null)
  const { chosen, choose } = useChosenPoint(root)
  const { places, scale } = plot(points)
  const { width, height } = plotSize
  return (
    <figure ref={root} className={styles.figure} dir="ltr">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset. */}
      <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t('delivery.map')}>
        <Grid step={scale.pixels} />
        {places
          .toSorted((a, b) => Number(a.point.id === chosen) - Number(b.point.id === chosen))
          .map((place) => (
            <Pin key={place.point.id} {...{ place, choose }} isChosen={place.point.id === chosen} />
          ))}
        <path className={styles.bar} d={`M16 ${height - 22}v6h${scale.pixels}v-6`} />
        <text className={styles.text} x={16 + scale.pixels / 2} y={height - 26}>
          {distanceIn(locale, scale.metres)}
        </text>
      </svg>
    </figure>
  )
}

function Grid({ step }: { readonly step: number }) {
  const { width, height } = plotSize
  const lines = (length: number) => Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step + step / 2)
  return (
    <path
      className={styles.grid}
      d={[...lines(width).map((x) => `M${x} 0V${height}`), ...lines(height).map((y) => `M0 ${y}H${width}`)].join('')}
    />
  )
}

interface PinProps {
  readonly place: Plotted
  readonly isChosen: boolean
  readonly choose: (id: string) => void
}

/** A press chooses in the list, which the keyboard uses: the pin itself is one more way for the pointer. */
function Pin({ place: { point, number, x, y }, isChosen, choose }: PinProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same choice is a radio button of the list above.
    <g className={styles.pin} data-chosen={isChosen || undefined} onClick={() => choose(point.id)}>
      <title>{point.name}</title>
      <circle className={styles.hit} cx={x} cy={y - 14} r={22} />
      <path className={styles.drop} d={`M${x} ${y}c-4-7-12-11-12-19a12 12 0 0 1 24 0c0 8-8 12-12 19z`} />
      <text className={styles.number} x={x} y={y - 15}>
        {number}
      </text>
    </g>
  )
}

/** The list is what is posted; the plot reads it and writes it. */
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
