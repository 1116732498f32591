import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Checkbox, Radio } from './choice.tsx'

const { show } = await openShowcase()

test('links an error message to its checkbox', async () => {
  const page = await show(<Checkbox id="terms" label="I accept the terms" problems={['Please accept the terms.']} />)

  const box = page.getByRole('checkbox', { name: 'I accept the terms' })
  expect(await box.isChecked()).toBe(false)
  expect(await box.getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator(`#${await box.getAttribute('aria-describedby')}`).textContent()).toBe(
    'Please accept the terms.',
  )
  expect(await violations(page)).toEqual([])
})

test('chooses one of a group by its label', async () => {
  const page = await show(
    <fieldset>
      <legend>Sort by</legend>
      <Radio name="sort" value="new" label="Newest" defaultChecked />
      <Radio name="sort" value="price" label="Price" />
    </fieldset>,
  )
  await page.getByText('Price').click()

  expect(await page.getByRole('radio', { name: 'Price' }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: 'Newest' }).isChecked()).toBe(false)
})
