import type { ComponentPropsWithRef } from 'react'
import styles from './layout.module.css'

export interface TextLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className'> {
  readonly href: string
  /** True within a sentence, where a link is as high as its line. Elsewhere it is high enough for a finger. */
  readonly inSentence?: boolean
}

/** A link that looks like text, underlined so that it is not marked by colour alone. */
export function TextLink({ inSentence, ...native }: TextLinkProps) {
  return <a {...native} className={styles.link} data-in-sentence={inSentence ? '' : undefined} />
}
