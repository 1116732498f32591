import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Chips, RemovableChip } from './chip.tsx'

const { show } = await openShowcase()

test('removes a filter by a link that names the filter', async () => {
  const page = await show(
    <Chips label="Chosen">
      <li>
        <RemovableChip href="/en-gb/dresses" name="Remove filter: Colour: Navy">
          Navy
        </RemovableChip>
      </li>
    </Chips>,
  )

  const chip = page.getByRole('list', { name: 'Chosen' }).getByRole('link', { name: 'Remove filter: Colour: Navy' })
  expect(await chip.getAttribute('href')).toBe('/en-gb/dresses')
  expect(await violations(page)).toEqual([])
})
