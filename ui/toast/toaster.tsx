import { useSyncExternalStore } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './toaster.module.css'
import { closeToast, holdToast, type Toast, toasts } from './toasts.ts'

export interface ToasterProps extends Pick<MessageProps, 'closeWord' | 'at'> {}

/** The place for messages, one at a time. */
export function Toaster({ closeWord, at }: ToasterProps) {
  const toast = useSyncExternalStore(toasts.listen, toasts.now, () => undefined)
  return toast ? <Message key={toast.id} {...{ toast, closeWord, at }} onHold={holdToast} onClose={closeToast} /> : null
}

export interface MessageProps {
  readonly toast: Pick<Toast, 'kind' | 'text'>
  readonly closeWord: string
  /** `header`: over the sticky header, so that the message covers no field of a form. */
  readonly at?: 'header' | undefined
  readonly onHold?: (held: boolean) => void
  readonly onClose?: () => void
}

/** Focus within a message keeps it open, because closing it would lose the focus. A pointer over it does not: it may be there by chance. */
export function Message({ toast, closeWord, at, onHold, onClose }: MessageProps) {
  return (
    <div
      className={styles.toast}
      data-kind={toast.kind}
      data-at={at}
      role={toast.kind === 'danger' ? 'alert' : 'status'}
    >
      <p>{toast.text}</p>
      <button
        className={styles.close}
        type="button"
        aria-label={closeWord}
        onFocus={() => onHold?.(true)}
        onBlur={() => onHold?.(false)}
        onClick={onClose}
      >
        <Icon name="close" size="small" />
      </button>
    </div>
  )
}
