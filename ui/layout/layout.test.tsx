import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { styleElement } from '../style-sheet.fakes.ts'
import { CountedTitle, PageWidth, Section, TextLink } from './index.ts'
import styles from './layout.module.css'

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

test('has the margins of the page once, also around rows within a page such as the account', async () => {
  const page = await show(
    <PageWidth>
      <h2>Loyalty programme</h2>
      <Section id="benefits" title="What members get">
        <p>Member prices</p>
      </Section>
    </PageWidth>,
  )
  const sheets = [styleElement('ui/tokens.css'), styleElement('ui/layout/layout.module.css', styles)]
  await page.setContent((await page.content()).replace('<title>', `${sheets.join('')}<title>`))
  const edges = async (name: string) =>
    page.getByText(name).evaluate((it) => {
      const { left, right } = it.getBoundingClientRect()
      return [left, right]
    })

  expect(await edges('Member prices')).toEqual(await edges('Loyalty programme'))
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
