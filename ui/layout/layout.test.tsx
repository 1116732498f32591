import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { CountedTitle, Section, TextLink } from './index.ts'

const { show } = await openShowcase()

test('names a part of a page by its heading', async () => {
  const page = await show(
    <Section id="news" title="New in" actions={<TextLink href="/en-gb/new">See all</TextLink>}>
      <p>Goods</p>
    </Section>,
  )

  const part = page.getByRole('region', { name: 'New in' })
  expect(await part.getByRole('heading', { level: 2 }).textContent()).toBe('New in')
  expect(await part.getByRole('link', { name: 'See all' }).count()).toBe(1)
  expect(await violations(page)).toEqual([])
})

test('announces a count that changes in place, and no other', async () => {
  const page = await show(
    <>
      <CountedTitle title="Dresses" count="12 products" isLive />
      <CountedTitle title="Basket" count="2 items" />
    </>,
  )

  expect((await page.getByRole('heading', { level: 1 }).allTextContents()).slice(-2)).toEqual(['Dresses', 'Basket'])
  expect(await page.getByRole('status').allTextContents()).toEqual(['12 products'])
})
