import styles from './breadcrumb.module.css'

export interface BreadcrumbProps {
  readonly label: string
  /** From the front page to this page, which is the last one. */
  readonly steps: readonly { readonly title: string; readonly url: string }[]
}

/** The path to this page. Narrow screens show only the parent page, with an arrow pointing back. */
export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  if (steps.length < 2) return null
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ title, url }, index) => (
          <li key={url} className={styles.step}>
            {index === steps.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <a className={styles.link} href={url}>
                {title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
