import { useRef } from 'react'
import type { WidgetOf } from '#contracts/widgets.ts'
import { Ground } from '#ui/ground/index.ts'
import { SlimBannerLines, useLiveLines } from '#web/content/index.ts'
import styles from './slim-banner.module.css'

/** One line of news across the page. */
export function SlimBanner({ widget }: { readonly widget: WidgetOf<'slimBanner'> }) {
  const banner = useRef<HTMLDivElement>(null)
  useLiveLines(widget, () => banner.current)
  return (
    <Ground as="section" className={styles.banner} colour={widget.backgroundColor} text={widget.textColor}>
      <div ref={banner}>
        <SlimBannerLines banner={widget} />
      </div>
    </Ground>
  )
}
