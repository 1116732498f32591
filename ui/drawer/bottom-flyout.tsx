import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { pollMs } from '#foundation/fixed-values.ts'
import { announce } from '../live-region/live-region.tsx'
import styles from './bottom-flyout.module.css'
import { isFlyoutOpen, registerClosedFlyout, registerOpenFlyout } from './one-at-a-time.ts'

export interface BottomFlyoutProps {
  readonly open: boolean
  /** Its accessible name, which is announced when it opens. */
  readonly title: string
  /** Called on Escape. */
  readonly onClose: () => void
  /** Called when another flyout opens or the shopper goes to another page. */
  readonly onReplaced: () => void
  readonly children: ReactNode
}

/**
 * A flyout at the bottom that opens without an action of the shopper. The page stays usable: the flyout does not take
 * the focus, waits until no other flyout is open, and closes when another one opens.
 */
export function BottomFlyout({ children, ...props }: BottomFlyoutProps) {
  const place = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  useBesidePage(place, cameFrom, props)
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null
  }
  return (
    <section ref={place} className={styles.flyout} popover="manual" aria-label={props.title} onFocus={rememberFocus}>
      {children}
    </section>
  )
}

function useBesidePage(
  place: RefObject<HTMLElement | null>,
  cameFrom: RefObject<HTMLElement | null>,
  props: Omit<BottomFlyoutProps, 'children'>,
): void {
  const now = useRef(props)
  now.current = props
  const { open } = props
  useEffect(() => {
    const element = place.current
    if (!open || !element) return
    let shown = false
    const flyout = { close: () => now.current.onReplaced() }
    const show = () => {
      if (shown || isFlyoutOpen()) return
      shown = registerOpenFlyout(flyout, null)
      element.showPopover()
      announce(now.current.title)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && shown) now.current.onClose()
    }
    show()
    const looking = setInterval(show, pollMs)
    document.addEventListener('keydown', onKey)
    return () => {
      clearInterval(looking)
      document.removeEventListener('keydown', onKey)
      registerClosedFlyout(flyout)
      const hadFocus = element.contains(document.activeElement)
      element.hidePopover()
      if (hadFocus) cameFrom.current?.focus()
    }
  }, [place, cameFrom, open])
}
