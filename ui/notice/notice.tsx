import type { ReactNode } from 'react'
import styles from './notice.module.css'

export interface NoticeProps {
  readonly tone?: 'plain' | 'info' | 'success' | 'warning' | 'danger'
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** `alert` for a failure that has just happened; leave out for a message that was on the page from the start. */
  readonly role?: 'status' | 'alert'
}

/** A message that stays next to what it is about. */
export function Notice({ tone = 'info', title, children, role }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} {...(role && { role })}>
      <Sign tone={tone} />
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
  )
}

/** The shape shows the severity to people who do not see the colour. */
export function Sign({ tone }: { readonly tone: NonNullable<NoticeProps['tone']> }) {
  const path =
    tone === 'success'
      ? 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18m-4 9.5 2.8 2.8L16.2 9.5'
      : tone === 'warning' || tone === 'danger'
        ? 'M12 3.5 21.5 20h-19zM12 10v5M12 17.3v.4'
        : 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18m0 8v5M12 7.7v.4'
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
