import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Progress } from './progress.tsx'

const { show } = await openShowcase()

test.each([
  [0.4, 40],
  [1.7, 100],
  [-1, 0],
])('shows a share of %d as %d of a hundred, named by its words', async (share, value) => {
  const page = await show(<Progress share={share}>Almost free delivery</Progress>)

  const bar = page.getByRole('progressbar', { name: 'Almost free delivery' })
  expect(await bar.getAttribute('value')).toBe(String(value))
  expect(await violations(page)).toEqual([])
})
