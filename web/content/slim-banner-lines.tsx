import type { WidgetOf } from '#contracts/widgets.ts'
import { LaunchCountdown, useMarket } from '#web/markets/index.ts'
import styles from './slim-banner-lines.module.css'

type SlimBanner = WidgetOf<'slimBanner'>

/**
 * News in a line. Several texts stand one after the other; where they are to take turns, script lets them, and nothing moves without it.
 */
export function SlimBannerLines({ banner: { textAlign, lines, motion } }: { readonly banner: SlimBanner }) {
  const { t } = useMarket()
  if (!motion || lines.length < 2)
    return (
      <p className={styles.lines} data-lines="" data-align={textAlign}>
        {lines.map((line, index) => (
          <span key={line.text}>
            {index > 0 && ' · '}
            <Line line={line} />
          </span>
        ))}
      </p>
    )
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
        {lines.map((line) => (
          <li key={line.text} className={styles.line}>
            <Line line={line} />
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

function Line({ line: { text, link, countdown, clipboard } }: { readonly line: SlimBanner['lines'][number] }) {
  const { t } = useMarket()
  return (
    <>
      {link ? <a href={link.url}>{text}</a> : text}
      {countdown && <LaunchCountdown countdown={countdown} inLine />}
      {clipboard && (
        <button className={styles.code} type="button" data-copy={clipboard} aria-label={t('banner.copy', clipboard)}>
          <bdi>{clipboard}</bdi>
        </button>
      )}
    </>
  )
}
