import { useState } from 'react'
import type { Countdown as CountdownSettings } from '#contracts/widget-parts.ts'
import { Countdown } from '#ui/countdown/index.ts'
import { Tint } from '#ui/tint/index.ts'
import { shopNow } from '#web/platform/shop-clock.ts'
import styles from './launch-countdown.module.css'
import { useMarket } from './market-context.tsx'

const screens = ['Mobile', 'Tablet', 'Desktop'] as const

export interface LaunchCountdownProps {
  readonly countdown: CountdownSettings
  /** True to show the countdown within a line of text instead of as a block. */
  readonly inLine?: boolean
}

/** Time until a start. After the start, the started state is shown in the same space, without a reload. */
export function LaunchCountdown({ countdown, inLine = false }: LaunchCountdownProps) {
  const { t, moment } = useMarket()
  const [launched, setLaunched] = useState(false)
  const { at, backgroundColor, color } = countdown
  const words = {
    days: t('countdown.days'),
    hours: t('countdown.hours'),
    minutes: t('countdown.minutes'),
    seconds: t('countdown.seconds'),
  }
  const not = screens.filter((screen) => countdown[`disabled${screen}`]).map((screen) => screen.toLowerCase())
  return (
    <Tint
      className={styles.launch}
      data-in-line={inLine || undefined}
      data-tinted={backgroundColor ? '' : undefined}
      data-coloured={color ? '' : undefined}
      data-not-on={not.length > 0 ? not.join(' ') : undefined}
      values={{ ground: backgroundColor, text: color }}
    >
      {launched ? (
        t('countdown.launched')
      ) : (
        <>
          <time className={styles.date} dateTime={at}>
            {moment(at)}
          </time>
          <Countdown at={at} words={words} now={shopNow} onEnd={() => setLaunched(true)} />
        </>
      )}
    </Tint>
  )
}
