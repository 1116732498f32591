import type { WidgetOf } from '#contracts/widgets.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { RichText } from '#ui/rich-text/index.ts'
import styles from './trust.module.css'

/** Reviews of the shop. */
export const Trust = ({ widget: { headline, html } }: { readonly widget: WidgetOf<'trustWidget'> }) => (
  <section className={styles.trust}>
    <PageWidth>
      {headline && <h2>{headline}</h2>}
      <RichText html={html} />
    </PageWidth>
  </section>
)
