import { useEffect } from 'react'
import { goTo } from '#web/platform/navigation.ts'
import { fetchPage } from '#web/platform/page-store.ts'

/** Asks for this page again after a pause, as long as it is not over. An answer that is another page is gone to. */
export function useAskAgain(
  { askAgainAfterMs, isOver }: { readonly askAgainAfterMs: number; readonly isOver: boolean },
  each: unknown,
): void {
  // Each answer carries its own pause, and starts the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was answered last is what the pause begins from
  useEffect(() => {
    if (isOver) return
    let over = false
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const found = await fetchPage(location.href)
      if (over) return
      // Goes on for as long as this is what is shown, also where the answer could not be.
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
