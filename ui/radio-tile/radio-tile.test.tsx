import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { RadioTile } from './index.ts'

const { show } = await openShowcase()

test('each option is chosen by its own text, including sold-out ones', async () => {
  const page = await show(
    <fieldset>
      <legend>Size</legend>
      <RadioTile name="size" value="38">
        38
      </RadioTile>
      <RadioTile name="size" value="40" gone>
        40, sold out
      </RadioTile>
      <RadioTile name="size" value="42" disabled gone>
        42
      </RadioTile>
    </fieldset>,
  )
  const sizes = page.getByRole('group', { name: 'Size' })
  await sizes.getByText('38').click()
  await sizes.getByText('40, sold out').click()

  expect(await sizes.getByRole('radio', { name: '38' }).isChecked()).toBe(false)
  expect(await sizes.getByRole('radio', { name: '40, sold out' }).isChecked()).toBe(true)
  expect(await sizes.getByRole('radio', { name: '42' }).isDisabled()).toBe(true)
  expect(await violations(page)).toEqual([])
})
