import { useEffect, useState } from 'react'
import { breakpoints, type ScreenClass, screenClassOf } from '#foundation/screens.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { browserMemory, storedNames } from '#web/platform/browser-memory.ts'
import styles from './tiles-per-row.module.css'

const offered = [1, 2, 3, 4] as const
export type PerRow = (typeof offered)[number]

/** The path of an icon of 24 by 24 units with `count` tiles side by side. */
const tilesDrawn = (count: PerRow): string =>
  offered
    .slice(0, count)
    .map((nth) => `M${2 + ((nth - 1) * 21) / count} 5v14h${21 / count - 2}V5z`)
    .join('')
const drawings = { 1: tilesDrawn(1), 2: tilesDrawn(2), 3: tilesDrawn(3), 4: tilesDrawn(4) }

/** Storage keys of the choice for each screen width, narrowest first. */
const [phone, phoneAcross, tablet, desktop] = storedNames.grid
const nameOn: Readonly<Record<ScreenClass, string>> = {
  mobilePortrait: phone,
  mobileLandscape: phoneAcross,
  tablet,
  laptop: desktop,
  wideScreen: desktop,
}
const nameNow = (): string => nameOn[screenClassOf(innerWidth)]

/** The tiles per row that the shopper chose for this kind of screen. If undefined, the screen decides. Stored only in the browser. */
export function useTilesPerRow(): readonly [PerRow | undefined, (perRow: PerRow) => void] {
  const [perRow, setPerRow] = useState<PerRow>()
  useEffect(() => {
    const recall = () => {
      const kept = Number(browserMemory.getItem(nameNow()))
      setPerRow(offered.find((it) => it === kept))
    }
    recall()
    const turned = breakpoints.map((width) => matchMedia(`(width < ${width}px)`))
    for (const screen of turned) screen.addEventListener('change', recall)
    return () => {
      for (const screen of turned) screen.removeEventListener('change', recall)
    }
  }, [])
  const choose = (chosen: PerRow) => {
    browserMemory.setItem(nameNow(), String(chosen))
    setPerRow(chosen)
  }
  return [perRow, choose]
}

export interface TilesPerRowProps {
  readonly perRow: PerRow | undefined
  readonly onChoose: (perRow: PerRow) => void
}

/** The choice of tiles per row: four buttons, of which a phone shows those that it has room for. */
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
            <path d={drawings[count]} />
          </svg>
          <VisuallyHidden>{count}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
