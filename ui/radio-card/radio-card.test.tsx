import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { RadioCard, RadioCards } from './index.ts'

const { show } = await openShowcase()

test('the accessible name of a choice contains all its texts', async () => {
  const page = await show(
    <RadioCards legend="Delivery">
      <RadioCard name="way" value="home" title="To your door" note="Tomorrow" end="£4" />
      <RadioCard name="way" value="shop" title="To a shop" end="Free" />
    </RadioCards>,
  )
  const choices = page.getByRole('group', { name: 'Delivery' })
  await choices.getByText('To a shop').click()

  expect(await choices.getByRole('radio', { name: 'To your door £4 Tomorrow' }).isChecked()).toBe(false)
  expect(await choices.getByRole('radio', { name: 'To a shop Free' }).isChecked()).toBe(true)
  expect(await violations(page)).toEqual([])
})
