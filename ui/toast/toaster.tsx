import { useSyncExternalStore } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './toaster.module.css'
import { closeToast, holdToast, type Toast, toasts } from './toasts.ts'

/** The place for messages, one at a time. */
export function Toaster({ closeWord }: { readonly closeWord: string }) {
  const toast = useSyncExternalStore(toasts.listen, toasts.now, () => undefined)
  return toast ? <Message key={toast.id} {...{ toast, closeWord }} onHold={holdToast} onClose={closeToast} /> : null
}

export interface MessageProps {
  readonly toast: Pick<Toast, 'kind' | 'text'>
  readonly closeWord: string
  readonly onHold?: (held: boolean) => void
  readonly onClose?: () => void
}

/** A pointer that happens to lie over it holds nothing up; the focus, which would be lost with it, does. */
export function Message({ toast, closeWord, onHold, onClose }: MessageProps) {
  return (
    <div className={styles.toast} data-kind={toast.kind} role={toast.kind === 'danger' ? 'alert' : 'status'}>
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
