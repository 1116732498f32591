import type { WidgetOf } from '#contracts/widgets.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { RichText } from '#ui/rich-text/index.ts'
import { useMarket } from '#web/markets/index.ts'
import type { WidgetPlace } from '../widget-place.ts'
import styles from './text.module.css'

export interface TextProps {
  readonly widget: WidgetOf<'text'>
  readonly place: WidgetPlace
}

/** A text of the editors. */
export function Text({ widget: { headline, html, rest }, place }: TextProps) {
  const words = (
    <div className={styles.words}>
      {headline && <h2>{headline}</h2>}
      <RichText html={html} />
      {rest && <MoreText html={rest} />}
    </div>
  )
  return place.alone ? (
    <section className={styles.section} data-first={place.first || undefined}>
      <PageWidth>{words}</PageWidth>
    </section>
  ) : (
    words
  )
}

function MoreText({ html }: { readonly html: string }) {
  const { t } = useMarket()
  return (
    <details className={styles.more}>
      <summary>{t('text.read-more')}</summary>
      <RichText html={html} />
    </details>
  )
}
