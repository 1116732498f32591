import type { ReactNode } from 'react'
import type { WidgetOf } from '#contracts/widgets.ts'
import { useMarket } from '#web/markets/index.ts'
import perScreen from './screens.module.css'
import styles from './turning-lines.module.css'

type SlimBanner = WidgetOf<'slimBanner'>

export interface TurningLinesProps extends Pick<SlimBanner, 'lines' | 'textAlign'> {
  readonly motion: NonNullable<SlimBanner['motion']>
  /** Renders one line. */
  readonly show: (line: SlimBanner['lines'][number]) => ReactNode
}

const widths = ['mobile', 'tablet', 'desktop'] as const

/** Screens on which this line is the first visible line. */
const firstOn = (lines: SlimBanner['lines'], index: number): readonly string[] =>
  widths.filter((screen) => lines.findIndex(({ notOn }) => !notOn.includes(screen)) === index)

/** Lines that are shown in turn as soon as the script runs. */
export function TurningLines({ lines, textAlign, motion, show }: TurningLinesProps) {
  const { t } = useMarket()
  const { kind, durationMs, delayMs, loops, controls } = motion
  const step = (by: -1 | 1, name: string) => (
    <button className={styles.button} type="button" data-step={by} aria-label={name} />
  )
  return (
    <div
      className={styles.turning}
      data-lines={`${delayMs} ${durationMs} ${loops}`}
      data-align={textAlign}
      data-motion={kind}
    >
      <ul className={styles.list}>
        {lines.map((line, index) => (
          <li
            key={line.text}
            className={`${styles.line} ${perScreen.part}`}
            data-not-on={line.notOn.join(' ') || undefined}
            data-first-on={firstOn(lines, index).join(' ')}
          >
            {show(line)}
          </li>
        ))}
      </ul>
      <span className={styles.buttons} hidden>
        {controls && step(-1, t('carousel.previous'))}
        <button className={styles.button} type="button" data-pause="" aria-label={t('banner.pause')} />
        {controls && step(1, t('carousel.next'))}
      </span>
    </div>
  )
}
