import type { WidgetOf } from '#contracts/widgets.ts'
import { Accordion } from '#ui/accordion/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { RichText } from '#ui/rich-text/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './seo.module.css'

/** Text for search engines. If it has a headline, it can be folded below it. A market can switch the text off. */
export function Seo({ widget: { headline, html } }: { readonly widget: WidgetOf<'seo'> }) {
  const { toggle } = useMarket()
  if (toggle('hideSeoWidget')) return null
  return (
    <section className={styles.seo}>
      <PageWidth>
        <div className={styles.words} data-plain={headline ? undefined : ''}>
          {headline ? (
            <Accordion title={headline} open>
              <RichText html={html} />
            </Accordion>
          ) : (
            <RichText html={html} />
          )}
        </div>
      </PageWidth>
    </section>
  )
}
