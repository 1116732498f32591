import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Skeleton } from './skeleton.tsx'

const { show } = await openShowcase()

test('leaves what is waiting to say so', async () => {
  const page = await show(
    <div aria-busy="true">
      <Skeleton shape="tile" />
    </div>,
  )

  expect(await page.locator('[data-shape="tile"]').getAttribute('aria-hidden')).toBe('true')
  expect(await violations(page)).toEqual([])
})
