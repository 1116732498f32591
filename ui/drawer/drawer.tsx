import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { LiveRegions } from '../live-region/live-region.tsx'
import styles from './drawer.module.css'
import { type Flyout, leaveTheFloor, takeTheFloor } from './one-at-a-time.ts'

export interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Name of the close button. */
  readonly closeWord: string
  /** `side` from the inline end, `start` from the inline start, `top` from above, `full` over the whole screen. */
  readonly place?: 'side' | 'start' | 'top' | 'full'
  /** The element the focus goes to when it opens, where that is not its title. */
  readonly focusOn?: string
  /** Held at the bottom while the rest scrolls. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A flyout: a modal dialog of the platform, named by its title, one at a time, focus going back to where it came from. */
export function Drawer({ open, onClose, title, closeWord, place = 'side', focusOn, footer, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(dialog, { open, onClose, focusOn })
  return (
    <dialog ref={dialog} className={styles.drawer} data-place={place} aria-labelledby={titleId}>
      {open && (
        <>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <form method="dialog" onSubmit={closeOnPress}>
              <button className={styles.close} type="submit" aria-label={closeWord}>
                <Icon name="close" />
              </button>
            </form>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
          <LiveRegions />
        </>
      )}
    </dialog>
  )
}

/** Closing wakes the whole document, which takes a while; so the press itself is shown first. */
const closeOncePainted = (dialog: HTMLDialogElement | null): void => {
  requestAnimationFrame(() => setTimeout(() => dialog?.close()))
}

function closeOnPress(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  closeOncePainted(event.currentTarget.closest('dialog'))
}

/** The scrim belongs to the dialog: a press on the dialog itself, and on nothing in it, was outside. */
function closeOnScrim(event: MouseEvent): void {
  if (event.target === event.currentTarget) closeOncePainted(event.currentTarget as HTMLDialogElement)
}

function useModal(
  dialog: { readonly current: HTMLDialogElement | null },
  { open, onClose, focusOn }: Pick<DrawerProps, 'open' | 'onClose'> & { readonly focusOn: string | undefined },
): void {
  const closed = useRef(onClose)
  closed.current = onClose
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const flyout: Flyout = { close: () => element.close() }
    const onClosed = () => {
      const opener = leaveTheFloor(flyout)
      closed.current()
      opener?.focus()
    }
    takeTheFloor(flyout, document.activeElement as HTMLElement | null)
    element.showModal()
    element.querySelector<HTMLElement>(focusOn ?? '[autofocus], h2')?.focus()
    element.addEventListener('close', onClosed)
    element.addEventListener('click', closeOnScrim)
    return () => {
      element.removeEventListener('close', onClosed)
      element.removeEventListener('click', closeOnScrim)
      leaveTheFloor(flyout)?.focus()
      element.close()
    }
  }, [dialog, open, focusOn])
}
