import { useSyncExternalStore } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './toaster.module.css'
import { closeToast, holdToast, type Toast, toasts } from './toasts.ts'

export interface ToasterProps extends Pick<MessageProps, 'closeWord' | 'at'> {}

/** Shows the toasts, one at a time. */
export function Toaster({ closeWord, at }: ToasterProps) {
  const toast = useSyncExternalStore(toasts.listen, toasts.now, () => undefined)
  return toast ? <Message key={toast.id} {...{ toast, closeWord, at }} onHold={holdToast} onClose={closeToast} /> : null
}

export interface MessageProps {
  readonly toast: Pick<Toast, 'kind' | 'text'>
  readonly closeWord: string
  /** `header`: over the sticky header, so that the message does not cover a field of a form. */
  readonly at?: 'header' | undefined
  readonly onHold?: (held: boolean) => void
  readonly onClose?: () => void
}

/**
 * A message stays open while the focus is in it, because closing it would lose the focus. A pointer over it does not
 * keep it open, because it may be there by chance.
 */
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
