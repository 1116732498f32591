import { Tint } from '../tint/tint.tsx'
import styles from './badges.module.css'

export interface Badge {
  readonly id: string
  readonly title: string
  readonly shape?: 'chip' | 'curvyChip' | 'image'
  /** Address of the picture shown in place of the words. */
  readonly image?: string | null
  readonly backgroundColor?: string | null | undefined
  readonly color?: string | null | undefined
  readonly borderColor?: string | null
  /** Opacity of the background, in percent. */
  readonly opacity?: number
  /** Degrees. */
  readonly rotation?: number
  readonly textAlign?: 'start' | 'center' | 'end'
  /** px; never shown smaller than the smallest font size of the shop. */
  readonly textSize?: number
  /** px */
  readonly width?: number | null
}

export interface BadgesProps {
  readonly badges: readonly Badge[]
  /** A corner of the picture, or below it in the flow of the text. */
  readonly position?: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | 'belowImage' | undefined
}

/** Short labels on a picture. They are text, because information must not depend on colour alone. */
export function Badges({ badges, position }: BadgesProps) {
  return (
    <p className={styles.badges} data-position={position}>
      {badges.map((badge) => (
        <Tint
          key={badge.id}
          className={styles.badge}
          data-shape={badge.shape === 'chip' ? undefined : badge.shape}
          data-align={badge.textAlign === 'start' ? undefined : badge.textAlign}
          values={valuesOf(badge)}
        >
          {badge.shape === 'image' && badge.image ? <img src={badge.image} alt={badge.title} /> : badge.title}
        </Tint>
      ))}
    </p>
  )
}

/** Only values that differ from the style sheet. Every tile has badges, so this keeps the document small. */
const valuesOf = ({ backgroundColor, color, borderColor, opacity, rotation, textSize, width }: Badge) => ({
  ground: backgroundColor,
  text: color,
  edge: borderColor,
  opaque: opacity === undefined || opacity === 100 ? null : `${opacity}%`,
  turn: rotation || null,
  size: textSize !== undefined && textSize > 11 ? `${textSize / 16}rem` : null,
  wide: width ? `${width}px` : null,
})
