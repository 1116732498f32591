import { type RefObject, useEffect } from 'react'
import { copyText } from '#web/platform/copy-text.ts'

/** Listens for clicks inside `place`. Copies the text of `data-copies`, or shares the address of `data-shares` in the device's dialog. */
export function usePresses(place: RefObject<HTMLElement | null>, copied: string): void {
  useEffect(() => {
    const element = place.current
    const onClick = (event: MouseEvent) => {
      const pressed = (event.target as Element).closest<HTMLElement>('[data-copies], [data-shares]')
      const { copies, shares } = pressed?.dataset ?? {}
      if (copies) void copyText(copies, copied)
      if (!shares) return
      event.preventDefault()
      if ('share' in navigator) navigator.share({ url: shares, title: document.title }).catch(() => {})
      else void copyText(shares, copied)
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [place, copied])
}
