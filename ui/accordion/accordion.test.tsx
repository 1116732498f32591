import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Accordion } from './accordion.tsx'

const { show } = await openShowcase()

test('hides the rest of a part behind its heading, and opens it without script', async () => {
  const page = await show(
    <Accordion title="Care" note="2 chosen">
      <p>Wash at 30 degrees.</p>
    </Accordion>,
  )

  expect(await page.getByText('Wash at 30').isVisible()).toBe(false)
  await page.getByRole('heading', { name: 'Care', level: 2 }).click()
  expect(await page.getByText('Wash at 30').isVisible()).toBe(true)
  expect(await violations(page)).toEqual([])
})
