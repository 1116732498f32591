import { expect, test } from 'vitest'
import { openShowcase } from '../shown.fakes.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const { show } = await openShowcase()

test('keeps text for screen readers within its sentence', async () => {
  const page = await show(
    <button type="button">
      Filter <VisuallyHidden>(3 chosen)</VisuallyHidden>
    </button>,
  )

  expect(await page.getByRole('button', { name: 'Filter (3 chosen)' }).count()).toBe(1)
})
