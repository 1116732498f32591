import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WidgetOf } from '#contracts/widgets.ts'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import { browsingShell, exampleBanner } from '../pages/browsing.fakes.ts'
import { openBrowser, type Shown } from '../pages/in-browser.fakes.tsx'
import { written } from '../pages/written.fakes.tsx'
import styles from './multi-link/multi-link.module.css'
import { MultiLink } from './multi-link/multi-link.tsx'

type Links = WidgetOf<'multiLink'>

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const { kind: _kind, images, ...banner } = exampleBanner()
const shell = browsingShell('en-gb')
const section = (title: string, more: Partial<Links['sections'][number]> = {}): Links['sections'][number] => ({
  ...{ link: { title, url: `/en-gb/${title.toLowerCase()}`, newTab: false }, image: null },
  ...{ ctaTitle: null, trackingId: '', ...more },
})
const links = (more: Partial<Links> = {}): Links => ({
  ...{ ...banner, id: 'links', kind: 'multiLink', headline: null, textAlign: 'left', slider: false },
  ...{ buttonsPerRow: null, gap: null, width: 'page', sections: [section('Coats'), section('Shoes')] },
  ...more,
})
const shown = (more: Partial<Links>) => written(<MultiLink widget={links(more)} />, shell).markup

test('shows links as tiles where one has a picture, each with its picture, the title of its button or its own, and where it leads [B-WID-21]', () => {
  const away = { title: 'Press', url: 'https://press.test', newTab: true }
  const markup = shown({
    sections: [
      section('Coats', { image: images.mobile, ctaTitle: 'See the coats', trackingId: 'to-coats' }),
      section('Press', { link: away }),
    ],
  })
  const [coats, press] = [...markup.matchAll(/<li[^>]*>.*?<\/li>/gs)].map(([item]) => item)

  expect(coats).toMatch(/^<li data-tracking-id="to-coats"><a [^>]*href="\/en-gb\/coats">/)
  expect([coats!.match(/<img/g)?.length, press!.includes('<img')]).toEqual([1, false])
  expect([coats!.includes('See the coats'), coats!.includes('>Coats<')]).toEqual([true, false])
  expect(press).toContain('href="https://press.test" target="_blank" rel="noopener"')
  expect(press).toContain('>Press<')
})

test('shows links without pictures as text, under their headline where they have one [B-WID-21]', () => {
  const named = shown({ headline: 'Ways on' })

  expect(named).toContain('aria-label="Ways on"')
  expect(named).toMatch(/<h2[^>]*>Ways on<\/h2>/)
  expect(named).toContain('<a href="/en-gb/coats">Coats</a>')
  expect([named, shown({})].map((markup) => markup.match(/<h2|<img/g)?.length ?? 0)).toEqual([1, 0])
})

test('goes from edge to edge only where its editor wants that [B-WID-21]', () => {
  const isFull = (width: Links['width']) => shown({ width }).includes(`class="${styles.full}"`)

  expect([isFull('full'), isFull('page')]).toEqual([true, false])
})

test('stands at the start, in the middle or at the end of its line, as its editor wants [B-WID-21]', async () => {
  const sides = async (textAlign: Links['textAlign']) => {
    const page = await browser.open(<MultiLink widget={links({ textAlign })} />, shell)
    const style = styleElement('web/widgets/multi-link/multi-link.module.css', styles)
    const reset = '<style>body{margin:0}ul{margin:0;padding:0;list-style:none}</style>'
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.setContent((await page.content()).replace('<title>', `${style}${reset}<title>`))
    const align = await page.getByRole('navigation').evaluate((it) => getComputedStyle(it).textAlign)
    const boxes = await page.getByRole('listitem').evaluateAll((all) => all.map((it) => it.getBoundingClientRect()))
    const [before, after] = [boxes[0]!.left, 1000 - boxes.at(-1)!.right]
    return [align, before < 1, after < 1, Math.abs(before - after) < 2]
  }

  expect(await sides('left')).toEqual(['start', true, false, false])
  expect(await sides('center')).toEqual(['center', false, false, true])
  expect(await sides('right')).toEqual(['end', false, true, false])
})
