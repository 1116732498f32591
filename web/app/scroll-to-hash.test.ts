import { expect, onTestFinished, test, vi } from 'vitest'
import { scrollToHash } from './scroll-to-hash.ts'

test('goes to the place in the list that the address names, and nowhere for any other address [B-PAGE-O9, B-PAGE-53]', () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  onTestFinished(() => void vi.unstubAllGlobals())

  for (const hash of ['', '#look', '#scroll=', '#scroll=12.5', '#scroll=-4', '#scroll=12px'])
    scrollToHash(new URL(`https://halden.test/en-gb/women${hash}`))
  expect(scrollTo).not.toHaveBeenCalled()

  scrollToHash(new URL('https://halden.test/en-gb/women?size=38#scroll=1200'))
  expect(scrollTo.mock.calls).toEqual([[{ top: 1200, behavior: 'smooth' }]])
})
