import { Tint } from '../tint/tint.tsx'
import styles from './swatches.module.css'

export interface SwatchChoice {
  readonly id: string
  /** For screen readers: "Navy", "Navy, sold out". */
  readonly name: string
  /** `#rrggbb` */
  readonly hex: string
  /** Goods in two colours have a dot with two halves. */
  readonly secondHex?: string | undefined
  readonly url: string
  readonly current: boolean
  readonly soldOut: boolean
}

export interface SwatchesProps {
  /** For screen readers, before the list: "Colours". */
  readonly label: string
  readonly choices: readonly SwatchChoice[]
  /** Maximum number of dots. The other colours are shown as a number. */
  readonly most: number
  /** The target of the link "+3", and its accessible name. */
  readonly more: { readonly url: string; readonly name: string }
}

/** The colours of a style as dots. They are links, because every colour has its own address; the only colour of a style is just a dot. */
export function Swatches({ label, choices, most, more }: SwatchesProps) {
  const hidden = choices.length - most
  return (
    <ul className={styles.swatches} aria-label={label}>
      {choices.slice(0, most).map((choice) => (
        <li key={choice.id}>{choices.length === 1 ? <Lone choice={choice} /> : <Linked choice={choice} />}</li>
      ))}
      {hidden > 0 && (
        <li>
          <a className={styles.more} href={more.url} aria-label={more.name}>
            +{hidden}
          </a>
        </li>
      )}
    </ul>
  )
}

interface ChoiceProps {
  readonly choice: SwatchChoice
}

const Lone = ({ choice }: ChoiceProps) => (
  <span className={styles.swatch} role="img" aria-label={choice.name}>
    <Dot choice={choice} />
  </span>
)

const Linked = ({ choice }: ChoiceProps) => {
  const { id, url, name, current, soldOut } = choice
  return (
    <a
      className={styles.swatch}
      href={url}
      aria-label={name}
      aria-current={current || undefined}
      data-sold-out={soldOut || undefined}
      data-option={id}
    >
      <Dot choice={choice} />
    </a>
  )
}

const Dot = ({ choice: { hex, secondHex } }: ChoiceProps) => (
  <Tint
    className={styles.dot}
    values={{ colour: hex, second: secondHex }}
    data-halves={secondHex === undefined ? undefined : ''}
  />
)
