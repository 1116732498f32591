import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

const { show } = await openShowcase()

const steps = [
  { title: 'Home', url: '/en-gb' },
  { title: 'Dresses', url: '/en-gb/dresses' },
]

test('links to the steps above and names the page one is on', async () => {
  const page = await show(<Breadcrumb label="You are here" steps={steps} />)

  const way = page.getByRole('navigation', { name: 'You are here' })
  expect(await way.getByRole('link').allTextContents()).toEqual(['Home'])
  expect(await way.locator('[aria-current="page"]').textContent()).toBe('Dresses')
  expect(await violations(page)).toEqual([])
})

test('shows no way to the front page on the front page', async () => {
  const page = await show(<Breadcrumb label="You are here" steps={steps.slice(0, 1)} />)

  expect(await page.getByRole('navigation').count()).toBe(0)
})
