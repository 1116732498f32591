import type { WidgetOf } from '#contracts/widgets.ts'
import { LaunchCountdown, useMarket } from '#web/markets/index.ts'
import styles from './slim-banner-lines.module.css'

/** A text of a banner, with where it leads, what it counts down to, and its code. */
export function BannerLine({
  line: { text, link, countdown, clipboard },
}: {
  readonly line: WidgetOf<'slimBanner'>['lines'][number]
}) {
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
