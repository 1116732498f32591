import type { WidgetOf } from '#contracts/widgets.ts'
import { Accordion } from '#ui/accordion/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { RichText } from '#ui/rich-text/index.ts'
import styles from './accordion-text.module.css'

/** Questions with answers that unfold. */
export const AccordionText = ({ widget: { headline, items } }: { readonly widget: WidgetOf<'accordionText'> }) => (
  <section className={styles.section}>
    <PageWidth>
      <div className={styles.items}>
        {headline && <h2 className={styles.headline}>{headline}</h2>}
        {items.map(({ title, html }) => (
          <Accordion key={title} title={title} level={headline ? 3 : 2}>
            <RichText html={html} />
          </Accordion>
        ))}
      </div>
    </PageWidth>
  </section>
)
