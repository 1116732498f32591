import { useEffect } from 'react'
import { goTo } from '#web/platform/navigation.ts'
import { fetchPage } from '#web/platform/page-store.ts'

/** Polls this page until the payment is over. If the answer is another page, it is opened. */
export function usePagePolling(
  { askAgainAfterMs, isOver }: { readonly askAgainAfterMs: number; readonly isOver: boolean },
  each: unknown,
): void {
  // After each answer the page waits as long as the answer says, and calls again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last answer restarts the pause
  useEffect(() => {
    if (isOver) return
    let over = false
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const found = await fetchPage(location.href)
      if (over) return
      // Polling continues while this page is shown, even if the call failed.
      timer = setTimeout(ask, askAgainAfterMs)
      if (found)
        goTo(found.address, found.page, { replace: true, arrival: isOpen(found.page) ? 'in-place' : 'new-page' })
    }
    timer = setTimeout(ask, askAgainAfterMs)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [each, isOver, askAgainAfterMs])
}

const isOpen = (page: {
  readonly pageAlias: string
  readonly payment?: { readonly waiting?: unknown; readonly link?: unknown }
}): boolean => page.payment?.waiting !== undefined || page.payment?.link !== undefined
