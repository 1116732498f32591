import { useMarket } from '#web/markets/index.ts'
import styles from './product-facts.module.css'

const mostAtFirst = 420

/** A long text. Its beginning is shown, and the rest opens with a click. The whole text is in the document. */
export function ReadMore({ text }: { readonly text: string }) {
  const { t } = useMarket()
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
  const [first, rest] = split(paragraphs)
  return (
    <>
      <Paragraphs of={first} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t('product.read-more')}</summary>
          <Paragraphs of={rest} />
        </details>
      )}
    </>
  )
}

const Paragraphs = ({ of }: { readonly of: readonly string[] }) => of.map((text) => <p key={text}>{text}</p>)

/** Splits a text after as many whole paragraphs as fit, but at least one. */
export function split(paragraphs: readonly string[]): readonly [readonly string[], readonly string[]] {
  const fit = paragraphs.filter((_, at) => paragraphs.slice(0, at + 1).join('').length <= mostAtFirst).length
  const at = Math.max(1, fit)
  return [paragraphs.slice(0, at), paragraphs.slice(at)]
}
