import type { ComponentPropsWithRef } from 'react'
import styles from './layout.module.css'

/** A link within a text, underlined so that it is not marked by colour alone. */
export function TextLink(props: Omit<ComponentPropsWithRef<'a'>, 'className'> & { readonly href: string }) {
  return <a {...props} className={styles.link} />
}
