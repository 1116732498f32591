import { Tint, type TintProps } from '../tint/index.ts'
import styles from './ground.module.css'

export interface GroundProps extends Omit<TintProps, 'values'> {
  readonly values?: TintProps['values']
  /** The background that an editor chose: `--ground-colour` in the style sheet of the element, which draws it. */
  readonly colour: string | null
  /** The text colour that is readable on it. Missing if the shop's own text colours are. */
  readonly text?: string | undefined
}

/** An element on a background that an editor chose. Everything in it is readable: text, links, buttons, fields, borders. */
export function Ground({ colour, text, className, values, ...rest }: GroundProps) {
  const toned = colour && text
  return (
    <Tint
      {...rest}
      className={[className, toned && styles.ground].filter(Boolean).join(' ') || undefined}
      data-toned={toned ? '' : undefined}
      values={{ ...values, 'ground-colour': colour, 'ground-text': toned ? text : null }}
    />
  )
}
