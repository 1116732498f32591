import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { PriceTag } from './price-tag.tsx'

const { show } = await openShowcase()

test('says of a price struck through what it was', async () => {
  const page = await show(
    <PriceTag
      now="£70"
      localized="Now"
      reduced
      was={{ label: 'List price', figure: '£100' }}
      cut="−30 %"
      notes={['Lowest price in 30 days: £80']}
    />,
  )

  expect(await page.locator('p').textContent()).toBe('Now £70List price £100−30 %Lowest price in 30 days: £80')
  expect(await page.locator('s').textContent()).toBe('List price £100')
  expect(await violations(page)).toEqual([])
})
