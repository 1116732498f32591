import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Swatches } from './swatches.tsx'

const { show } = await openShowcase()

const colour = (id: string, more = {}) => ({
  id,
  name: id,
  hex: '#112233',
  url: `/p/${id}`,
  current: false,
  soldOut: false,
  ...more,
})
const more = { url: '/p/all', name: '+2 more colours' }

test('links to the colours by name and shows how many colours are hidden', async () => {
  const choices = [
    colour('Navy', { current: true }),
    colour('Rust, sold out', { soldOut: true }),
    colour('Sand'),
    colour('Moss'),
  ]
  const page = await show(<Swatches label="Colours" choices={choices} most={2} more={more} />)

  const list = page.getByRole('list', { name: 'Colours' })
  expect(await list.getByRole('link').count()).toBe(3)
  expect(await list.getByRole('link', { name: 'Navy' }).getAttribute('aria-current')).toBe('true')
  expect(await list.getByRole('link', { name: '+2 more colours' }).textContent()).toBe('+2')
  expect(await violations(page)).toEqual([])
})

test('shows goods in two colours by a dot in two halves, and all others by a plain one', async () => {
  const choices = [colour('Navy and white', { hex: '#112233', secondHex: '#ffffff' }), colour('Navy')]
  const page = await show(<Swatches label="Colours" choices={choices} most={4} more={more} />)
  const dotOf = (name: string) => page.getByRole('link', { name, exact: true }).locator('span')

  expect(await dotOf('Navy and white').getAttribute('style')).toBe('--colour:#112233;--second:#ffffff')
  expect(await dotOf('Navy and white').getAttribute('data-halves')).toBe('')
  expect(await dotOf('Navy').getAttribute('style')).toBe('--colour:#112233')
  expect(await dotOf('Navy').getAttribute('data-halves')).toBeNull()
})

test('shows a single colour without a link, for there is nowhere to go', async () => {
  const page = await show(<Swatches label="Colours" choices={[colour('Navy')]} most={4} more={more} />)

  expect(await page.getByRole('link').count()).toBe(0)
  expect(await page.getByRole('img', { name: 'Navy' }).count()).toBe(1)
})
