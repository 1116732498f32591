import { renderToString } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { builtScript } from '../../../checks/harness/browser/built-script.ts'
import { componentPage } from '../../../checks/harness/browser/component-page.ts'
import { sharedBrowser } from '../../../checks/harness/browser/shared-fixtures.ts'
import { CountingNews } from './counting-news.fakes.tsx'

const browser = await sharedBrowser()
afterAll(() => browser.close())

test('counts down in the header each second, and says that it has begun [B-CNT-02, B-CNT-04]', async () => {
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
