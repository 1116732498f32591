import { useEffect, useState, useSyncExternalStore } from 'react'
import { toastGapMs, toastMs } from '#foundation/fixed-values.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './toaster.module.css'
import { dropToast, type Toast, toasts } from './toasts.ts'

/** The place for messages, one at a time. */
export function Toaster({ closeWord }: { readonly closeWord: string }) {
  const toast = useSyncExternalStore(toasts.listen, toasts.now, () => undefined)
  return toast ? <Shown key={toast.id} toast={toast} closeWord={closeWord} /> : null
}

function Shown({ toast, closeWord }: { readonly toast: Toast; readonly closeWord: string }) {
  const [held, setHeld] = useState(false)
  const [closed, setClosed] = useState(false)
  const gone = closed || toast.over === true
  useEffect(() => {
    if (held && !gone) return
    const timer = setTimeout(
      () => (gone ? dropToast(toast.id) : setClosed(true)),
      gone ? toastGapMs : toastMs[toast.kind],
    )
    return () => clearTimeout(timer)
  }, [toast, held, gone])
  if (gone) return null
  // A pointer that happens to lie over it holds nothing up; the focus, which would be lost with it, does.
  return (
    <div className={styles.toast} role={toast.kind === 'danger' ? 'alert' : 'status'}>
      <p>{toast.text}</p>
      <button
        className={styles.close}
        type="button"
        aria-label={closeWord}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onClick={() => setClosed(true)}
      >
        <Icon name="close" size="small" />
      </button>
    </div>
  )
}
