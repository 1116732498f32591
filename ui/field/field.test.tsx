import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Field } from './field.tsx'

const { show } = await openShowcase()

test('links the label, help text and error of a field to it', async () => {
  const page = await show(
    <Field
      id="zip"
      name="zip"
      label="Postcode"
      help="As on a letter"
      problems={['Not a postcode.']}
      defaultValue="12"
    />,
  )

  const field = page.getByRole('textbox', { name: 'Postcode' })
  const described = (await field.getAttribute('aria-describedby'))!.split(' ')
  expect(await field.inputValue()).toBe('12')
  expect(await Promise.all(described.map((id) => page.locator(`#${id}`).textContent()))).toEqual([
    'As on a letter',
    'Not a postcode.',
  ])
  expect(await violations(page)).toEqual([])
})

test.each(['email', 'tel', 'password'])('writes %s from left to right whichever way the page reads', async (type) => {
  const page = await show(<Field id="it" name="it" label="It" type={type} />)

  expect(await page.getByLabel('It').getAttribute('dir')).toBe('ltr')
})
