import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './price-tag.module.css'

export interface PriceTagProps {
  /** The price to pay, already formatted for the market. */
  readonly now: string
  /** For screen readers only, before the price: "Now". Present if the price is reduced. */
  readonly localized?: string | undefined
  readonly reduced?: boolean | undefined
  /** The struck-through price, and its label: "List price". */
  readonly was?: { readonly label: string; readonly figure: string } | undefined
  /** Shows the struck-through price before the price to pay. */
  readonly wasFirst?: boolean | undefined
  /** "−30 %" */
  readonly cut?: string | undefined
  /** Small lines below the price: the prior price, each discount with its name. */
  readonly notes?: readonly string[] | undefined
  /** Shown only to members, by `data-member` on the root element: the markup is the same for everybody. */
  readonly member?: { readonly label: string; readonly figure: string } | undefined
  readonly size?: 'normal' | 'large'
}

/** A price on screen and for screen readers. A struck-through price has a label that says what it is. */
export function PriceTag({
  now,
  localized,
  reduced,
  was,
  wasFirst,
  cut,
  notes,
  member,
  size = 'normal',
}: PriceTagProps) {
  const struck = was && (
    <s className={styles.was}>
      <VisuallyHidden>{was.label} </VisuallyHidden>
      <Struck figure={was.figure} />
    </s>
  )
  const percentage = cut && <bdi className={styles.cut}>{cut}</bdi>
  return (
    <p className={styles.price} data-size={size} data-length={was && lengthOf(now + was.figure)}>
      {wasFirst && struck}
      {localized && <VisuallyHidden>{localized} </VisuallyHidden>}
      <bdi className={styles.now} data-reduced={reduced || undefined}>
        {now}
      </bdi>
      {wasFirst || !struck ? (
        percentage
      ) : (
        <span className={styles.beside}>
          {struck}
          {percentage}
        </span>
      )}
      {notes?.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
      {member && (
        <span className={styles.member}>
          <span className={styles.mark}>
            <Icon name="club" size="text" /> {member.label}
          </span>{' '}
          <bdi className={styles.now}>{member.figure}</bdi>
        </span>
      )}
    </p>
  )
}

/** A currency sign at its end is an element of its own, because a long line in a narrow tile shows the sign only once. */
function Struck({ figure }: { readonly figure: string }) {
  const sign = /\D*$/.exec(figure)![0]
  return (
    <bdi>
      {figure.slice(0, figure.length - sign.length)}
      {sign && <span className={styles.sign}>{sign}</span>}
    </bdi>
  )
}

/** How many characters both prices may have on one line of a phone's tile: in the usual size, and in a smaller one. */
const most = { usual: 12, smaller: 16 }

/** Points and commas do not count, because they take hardly any room. */
function lengthOf(prices: string): 'long' | 'longest' | undefined {
  const { length } = prices.replaceAll(/[.,\u200e\u200f]/g, '')
  return length > most.smaller ? 'longest' : length > most.usual ? 'long' : undefined
}
