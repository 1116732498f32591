import type { WidgetOf } from '#contracts/widgets.ts'
import { Tint } from '#ui/tint/index.ts'
import { SlimBannerLines } from '#web/content/index.ts'
import styles from './slim-banner.module.css'

/** One line of news across the page. */
export const SlimBanner = ({ widget }: { readonly widget: WidgetOf<'slimBanner'> }) => (
  <Tint as="section" className={styles.banner} values={{ ground: widget.backgroundColor }}>
    <SlimBannerLines banner={widget} />
  </Tint>
)
