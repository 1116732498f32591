import { renderToString } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import { builtScript } from '../../../checks/harness/browser/built-script.ts'
import { componentPage } from '../../../checks/harness/browser/component-page.ts'
import { sharedBrowser } from '../../../checks/harness/browser/shared-fixtures.ts'
import { openBrowser } from '../../pages/in-browser.fakes.tsx'
import perScreen from '../news/screens.module.css'
import { CountingNews, exampleNews, shellWithNews } from './counting-news.fakes.tsx'
import { TopBar } from './top-bar.tsx'

const browser = await sharedBrowser()
const plain = await openBrowser()
afterAll(async () => {
  await browser.close()
  await plain.close()
})

test('counts down in the header each second, and says that it has begun [B-CNT-02, B-CNT-04, B-CNT-O1, B-CNT-01]', async () => {
  const script = await builtScript('web/content/header/counting-news.fakes.tsx')
  const page = await componentPage(browser, 'scripted')
  await page.clock.install({ time: '2026-11-19T09:59:00Z' })
  await page.clock.pauseAt('2026-11-19T09:59:57Z')
  await page.setContent(`<!doctype html><title>Shop</title><div id="shop">${renderToString(<CountingNews />)}</div>`)
  await page.addScriptTag({ content: script })
  const left = async () => (await page.getByRole('timer').allInnerTexts()).map((text) => text.match(/\d+/g))

  await expect.poll(left).toEqual([['01', '00', '00', '03']])
  await page.clock.runFor(1000)
  await expect.poll(left).toEqual([['01', '00', '00', '02']])
  await page.clock.fastForward(86_402_000)
  await expect.poll(left).toEqual([])
  expect(await page.locator('[data-lines]').innerText()).toContain('Out now')
})

/** Those of the widths 390, 800 and 1440 px at which the message of the header is visible. */
async function widthsWith(message: Partial<typeof exampleNews>, inApp: boolean): Promise<number[]> {
  const page = await plain.open(<TopBar inApp={inApp} />, shellWithNews({ ...exampleNews, ...message }))
  const style = styleElement('web/content/news/screens.module.css', perScreen)
  await page.setContent((await page.content()).replace('<title>', `${style}<title>`))
  const seen: number[] = []
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    if (await page.getByText('Free delivery').isVisible()) seen.push(width)
  }
  return seen
}

test('shows the header message only on the screens that its editor chose [B-WID-05]', async () => {
  expect(await widthsWith({}, false)).toEqual([390, 800, 1440])
  expect(await widthsWith({ disabledMobile: true }, false)).toEqual([800, 1440])
  expect(await widthsWith({ disabledTablet: true, disabledDesktop: true }, false)).toEqual([390])
  expect(await widthsWith({ disabledApp: true }, false)).toEqual([390, 800, 1440])
})

test('shows the message in the app at any width, or not at all, as its editor set for the app [B-WID-05, B-APP-02]', async () => {
  const [line] = exampleNews.lines

  expect(await widthsWith({ disabledMobile: true, disabledDesktop: true }, true)).toEqual([390, 800, 1440])
  expect(await widthsWith({ disabledApp: true }, true)).toEqual([])
  expect(await widthsWith({ lines: [{ ...line!, notOn: ['mobile', 'tablet', 'desktop'] }] }, true)).toHaveLength(3)
  expect(await widthsWith({ lines: [{ ...line!, notOn: ['app'] }] }, true)).toEqual([])
})
