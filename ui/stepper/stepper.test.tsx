import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Stepper } from './stepper.tsx'

const { show } = await openShowcase()

const labels = { count: 'Pieces of Linen shirt', fewer: 'One fewer', more: 'One more', update: 'Update' }
const stepper = (value: number, typed?: string, problems?: readonly string[]) => (
  <form method="post">
    <Stepper id="q" name="quantity" formAction="change" max={3} {...{ value, typed, problems, labels }} />
  </form>
)

test('takes a number typed and sent, without script', async () => {
  const page = await show(stepper(2))

  const count = page.getByRole('spinbutton', { name: 'Pieces of Linen shirt' })
  expect(await count.inputValue()).toBe('2')
  expect(await page.getByRole('button', { name: 'Update' }).getAttribute('value')).toBe('change')
  expect(await violations(page)).toEqual([])
})

test('goes no lower than one and no higher than the available number', async () => {
  const [least, most] = [await show(stepper(1)), await show(stepper(3))]

  expect(await least.getByRole('button', { name: 'One fewer' }).isDisabled()).toBe(true)
  expect(await least.getByRole('button', { name: 'One more' }).isDisabled()).toBe(false)
  expect(await most.getByRole('button', { name: 'One more' }).isDisabled()).toBe(true)
})

test('keeps a refused number as typed and shows the reason', async () => {
  const page = await show(stepper(2, '9', ['Only 3 are left.']))

  const count = page.getByRole('spinbutton')
  expect(await count.inputValue()).toBe('9')
  expect(await page.locator(`#${await count.getAttribute('aria-describedby')}`).textContent()).toBe('Only 3 are left.')
})
