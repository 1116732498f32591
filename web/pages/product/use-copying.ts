import { type RefObject, useEffect } from 'react'
import { copyText } from '#web/platform/copy-text.ts'

/** Hears presses on what says `data-copies` within a place, and copies that. */
export function useCopying(place: RefObject<HTMLElement | null>, done: string): void {
  useEffect(() => {
    const element = place.current
    const hear = ({ target }: MouseEvent) => {
      const text = (target as Element).closest<HTMLElement>('[data-copies]')?.dataset.copies
      if (text) void copyText(text, done)
    }
    element?.addEventListener('click', hear)
    return () => element?.removeEventListener('click', hear)
  }, [place, done])
}
