import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { BareSelect, Select } from './select.tsx'

const { show } = await openShowcase()

test('groups choices under their names and shows the error of the field', async () => {
  const choices = [
    { value: 'GB', label: 'United Kingdom' },
    { value: 'DK', label: 'Denmark', group: 'Nordics' },
    { value: 'SE', label: 'Sweden', group: 'Nordics' },
  ]
  const page = await show(
    <Select
      id="country"
      name="country"
      label="Country"
      placeholder="Choose"
      choices={choices}
      problems={['Please choose.']}
    />,
  )
  const list = page.getByRole('combobox', { name: 'Country' })
  expect(await list.inputValue()).toBe('')
  await list.selectOption('SE')

  expect(await list.inputValue()).toBe('SE')
  expect(await list.locator('optgroup').getAttribute('label')).toBe('Nordics')
  expect(await list.getAttribute('aria-invalid')).toBe('true')
  expect(await violations(page)).toEqual([])
})

test('the list alone looks like the one with a label, and is named all the same', async () => {
  const choices = [{ value: '36', label: '36' }]
  const page = await show(
    <>
      <Select id="size" name="size" label="Size" choices={choices} />
      <BareSelect name="sku" aria-label="Choose a size" placeholder="Choose a size" choices={choices} />
    </>,
  )
  const [labelled, bare] = [
    page.getByRole('combobox', { name: 'Size', exact: true }),
    page.getByRole('combobox', { name: 'Choose a size' }),
  ]

  expect(await bare.getAttribute('class')).toBe(await labelled.getAttribute('class'))
  expect(await bare.inputValue()).toBe('')
  expect(await violations(page)).toEqual([])
})
