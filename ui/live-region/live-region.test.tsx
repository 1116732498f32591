import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { LiveRegions } from './live-region.tsx'

const { show } = await openShowcase()

test('has a polite and an urgent live region from the start [B-TOAST-O1]', async () => {
  const page = await show(<LiveRegions />)

  expect(await page.locator('[aria-live="polite"][aria-atomic="true"]').count()).toBe(1)
  expect(await page.locator('[aria-live="assertive"][aria-atomic="true"]').count()).toBe(1)
  expect(await violations(page)).toEqual([])
})
