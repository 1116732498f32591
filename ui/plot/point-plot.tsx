import { type Place, type Plotted, plot, plotSize } from './plot.ts'
import styles from './point-plot.module.css'

export interface PointPlotProps {
  readonly points: readonly Place[]
  /** The accessible name of the plot. */
  readonly label: string
  /** Formats a distance. */
  readonly distance: (metres: number) => string
  readonly chosen: string | undefined
  /** Called when a pin is clicked. The page must offer the same choice for the keyboard. */
  readonly onChoose: (id: string) => void
}

/** Draws places from their coordinates alone, so no third party learns the shopper's location. */
export function PointPlot({ points, label, distance, chosen, onChoose }: PointPlotProps) {
  const { places, scale } = plot(points)
  const { width, height } = plotSize
  return (
    <figure className={styles.figure} dir="ltr">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset. */}
      <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
        <Grid step={scale.pixels} />
        {places
          .toSorted((a, b) => Number(a.point.id === chosen) - Number(b.point.id === chosen))
          .map((place) => (
            <Pin key={place.point.id} place={place} choose={onChoose} isChosen={place.point.id === chosen} />
          ))}
        <path className={styles.bar} d={`M16 ${height - 22}v6h${scale.pixels}v-6`} />
        <text className={styles.text} x={16 + scale.pixels / 2} y={height - 26}>
          {distance(scale.metres)}
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

/** A pin is only for the pointer. The keyboard uses the list, where the same choice can be made. */
function Pin({ place: { point, number, x, y }, isChosen, choose }: PinProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same choice is made in a list beside it.
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
