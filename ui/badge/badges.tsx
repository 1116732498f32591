import { Tint } from '../tint/tint.tsx'
import styles from './badges.module.css'

export interface Badge {
  readonly id: string
  readonly title: string
  readonly backgroundColor?: string | undefined
  readonly color?: string | undefined
}

/** Short words about a thing, on its picture. They are text: colour alone says nothing. */
export function Badges({ badges }: { readonly badges: readonly Badge[] }) {
  return (
    <p className={styles.badges}>
      {badges.map(({ id, title, backgroundColor, color }) => (
        <Tint key={id} className={styles.badge} values={{ ground: backgroundColor, text: color }}>
          {title}
        </Tint>
      ))}
    </p>
  )
}
