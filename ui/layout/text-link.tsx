import type { ComponentPropsWithRef } from 'react'
import styles from './layout.module.css'

/** A link that stands among words, underlined so that colour is not all that marks it. */
export function TextLink(props: Omit<ComponentPropsWithRef<'a'>, 'className'> & { readonly href: string }) {
  return <a {...props} className={styles.link} />
}
