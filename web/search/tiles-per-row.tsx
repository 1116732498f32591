import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './tiles-per-row.module.css'

const offered = [1, 2, 3, 4] as const
export type PerRow = (typeof offered)[number]

/** Kinds of screens the choice is kept for, narrowest first. */
const screens = [
  ['mobile', '(width < 480px)'],
  ['mobile-wide', '(width < 768px)'],
  ['tablet', '(width < 960px)'],
  ['laptop', '(width < 1280px)'],
] as const

const screenNow = (): string => screens.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'wide'

/** Tiles per row as this shopper chose for this kind of screen; undefined lets the screen decide. Kept by the browser alone. */
export function useTilesPerRow(): readonly [PerRow | undefined, (perRow: PerRow) => void] {
  const [perRow, setPerRow] = useState<PerRow>()
  useEffect(() => {
    const kept = Number(localStorage.getItem(`tiles-per-row ${screenNow()}`))
    setPerRow(offered.find((it) => it === kept))
  }, [])
  const choose = (chosen: PerRow) => {
    localStorage.setItem(`tiles-per-row ${screenNow()}`, String(chosen))
    setPerRow(chosen)
  }
  return [perRow, choose]
}

export interface TilesPerRowProps {
  readonly perRow: PerRow | undefined
  readonly onChoose: (perRow: PerRow) => void
}

/** How many tiles stand in a row. Which counts make sense is a matter of the screen's width. */
export function TilesPerRow({ perRow, onChoose }: TilesPerRowProps) {
  const { t } = useMarket()
  return (
    <fieldset className={styles.choices}>
      <legend>
        <VisuallyHidden>{t('listing.tiles-per-row')}</VisuallyHidden>
      </legend>
      {offered.map((count) => (
        <label key={count} className={styles.choice} data-count={count} data-usual={perRow === undefined || undefined}>
          <input
            className={styles.input}
            type="radio"
            name="per-row"
            value={count}
            checked={perRow === count}
            onChange={() => onChoose(count)}
          />
          <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
            {offered.slice(0, count).map((nth) => (
              <rect key={nth} x={2 + ((nth - 1) * 21) / count} y="5" width={21 / count - 2} height="14" />
            ))}
          </svg>
          <VisuallyHidden>{count}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
