import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { styleElement } from '../style-sheet.fakes.ts'
import styles from './breadcrumb.module.css'
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

test('points back on phones with one sign in both directions of text, which the browser mirrors once', async () => {
  const page = await show(<Breadcrumb label="You are here" steps={steps} />)
  await page.setViewportSize({ width: 390, height: 600 })
  const css = styleElement('ui/breadcrumb/breadcrumb.module.css', styles)
  await page.setContent((await page.content()).replace('</head>', `${css}</head>`))
  const signs = () =>
    page.getByRole('listitem').evaluateAll((all) => all.map((it) => getComputedStyle(it, '::before').content))
  const fromLeft = await signs()
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })

  expect(fromLeft.some((sign) => sign.includes('‹'))).toBe(true)
  expect(await signs()).toEqual(fromLeft)
})
