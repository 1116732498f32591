import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { LiveRegions } from '../live-region/live-region.tsx'
import styles from './drawer.module.css'
import { type Flyout, registerClosedFlyout, registerOpenFlyout } from './one-at-a-time.ts'

export interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** The accessible name of the close button. */
  readonly closeWord: string
  /** `side` from the inline end, `start` from the inline start, `top` from above, `full` over the whole screen. */
  readonly place?: 'side' | 'start' | 'top' | 'full'
  /** The element that gets the focus when it opens; without it the title does. */
  readonly focusOn?: string
  /** Only a change of `open` closes it, so its content must offer a way to close it. */
  readonly stays?: boolean
  /** Stays at the bottom while the rest scrolls. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A flyout: a native modal dialog, named by its title. Only one is open at a time, and on closing the focus returns to its opener. */
export function Drawer({ place = 'side', stays = false, ...props }: DrawerProps) {
  const { open, onClose, title, closeWord, focusOn, footer, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(dialog, { open, onClose, focusOn, stays })
  return (
    <dialog ref={dialog} className={styles.drawer} data-place={place} aria-labelledby={titleId}>
      {open && (
        <>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {!stays && (
              <form method="dialog" onSubmit={closeOnPress}>
                <button className={styles.close} type="submit" aria-label={closeWord}>
                  <Icon name="close" />
                </button>
              </form>
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
          <LiveRegions />
        </>
      )}
    </dialog>
  )
}

/** Closing makes the whole document usable again, which takes a while. So the browser paints the pressed button first. */
const closeOncePainted = (dialog: HTMLDialogElement | null): void => {
  requestAnimationFrame(() => setTimeout(() => dialog?.close()))
}

function closeOnPress(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  closeOncePainted(event.currentTarget.closest('dialog'))
}

/** The target of a click on the backdrop is the dialog itself, not its content. */
function closeOnScrim(event: Event): void {
  if (event.target === event.currentTarget) closeOncePainted(event.currentTarget as HTMLDialogElement)
}

function useModal(
  dialog: { readonly current: HTMLDialogElement | null },
  {
    open,
    onClose,
    focusOn,
    stays,
  }: Pick<DrawerProps, 'open' | 'onClose'> & { readonly focusOn: string | undefined; readonly stays: boolean },
): void {
  const closed = useRef(onClose)
  closed.current = onClose
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const flyout: Flyout = { close: () => element.close(), stays }
    const onClosed = () => {
      // A browser may close a dialog on Escape without a `cancel` event, so it is opened again.
      if (stays) return element.showModal()
      const opener = registerClosedFlyout(flyout)
      closed.current()
      opener?.focus()
    }
    if (!registerOpenFlyout(flyout, document.activeElement as HTMLElement | null)) return closed.current()
    element.showModal()
    element.dispatchEvent(new Event('flyout-open', { bubbles: true }))
    element.querySelector<HTMLElement>(focusOn ?? '[autofocus], h2')?.focus()
    element.addEventListener('close', onClosed)
    element.addEventListener(stays ? 'cancel' : 'click', stays ? prevent : closeOnScrim)
    return () => {
      element.removeEventListener('close', onClosed)
      element.removeEventListener(stays ? 'cancel' : 'click', stays ? prevent : closeOnScrim)
      registerClosedFlyout(flyout)?.focus()
      element.close()
    }
  }, [dialog, open, focusOn, stays])
}

const prevent = (event: Event): void => event.preventDefault()
