import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Picture } from './picture.tsx'

const { show } = await openShowcase()

const source = {
  widths: [320, 640, 960],
  address: (format: string, width: number) => `/p.${format}?w=${width}`,
}

test('keeps the room of a picture, and asks early only for the one a page waits for', async () => {
  const page = await show(
    <>
      <Picture source={source} alt="A dress" ratio="3/4" sizes="50vw" urgency="first" />
      <Picture source={source} alt="A shirt" ratio="3/4" sizes="50vw" />
    </>,
  )

  const first = page.getByRole('img', { name: 'A dress' })
  const other = page.getByRole('img', { name: 'A shirt' })
  expect(await first.getAttribute('fetchpriority')).toBe('high')
  expect(await first.getAttribute('loading')).toBeNull()
  expect(await other.getAttribute('loading')).toBe('lazy')
  expect(Number(await first.getAttribute('width')) / Number(await first.getAttribute('height'))).toBe(3 / 4)
  expect(await page.locator('source').first().getAttribute('srcset')).toContain('/p.avif?w=320 320w')
  expect(await violations(page)).toEqual([])
})
