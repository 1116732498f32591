import type { WidgetOf } from '#contracts/widgets.ts'
import { LaunchCountdown } from '#web/markets/index.ts'
import styles from './slim-banner-lines.module.css'

/** One line of news: several texts are told one after the other on one line, nothing moves. */
export function SlimBannerLines({ banner }: { readonly banner: WidgetOf<'slimBanner'> }) {
  return (
    <p className={styles.lines} data-align={banner.textAlign}>
      {banner.lines.map(({ text, link, countdown }, index) => (
        <span key={text}>
          {index > 0 && ' · '}
          {link ? <a href={link.url}>{text}</a> : text}
          {countdown && <LaunchCountdown countdown={countdown} inLine />}
        </span>
      ))}
    </p>
  )
}
