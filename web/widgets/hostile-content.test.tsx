import type { Request } from 'playwright-core'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Navigation } from '#contracts/content.ts'
import { type PlainRecord, plainDocument } from '#server/content/cms/plain-document.ts'
import { readMenus } from '#server/content/cms/read-menus.ts'
import { fakeReading, readDocument } from '#server/content/cms/reading.fakes.ts'
import { safeHtml } from '#server/platform/safe-html.ts'
import { SiteFooter } from '#web/content/index.ts'
import { MarketProvider } from '#web/markets/index.ts'
import { componentPage } from '../../checks/harness/browser/component-page.ts'
import { sharedBrowser } from '../../checks/harness/browser/shared-fixtures.ts'
import { blockOf, hostile, kinds } from '../../checks/harness/content/hostile-content.ts'
import { browsingShell } from '../pages/browsing.fakes.ts'
import { Rows } from './rows.tsx'

let browser: Awaited<ReturnType<typeof sharedBrowser>>
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => browser.close())

/** Menus with the attack text in every field. */
function menusWith(x: string): Navigation {
  const link = { title: x, label: x, url: x, subtitle: x, subtitleBadge: x, linkColor: x, linkIcon: x, icon: x }
  const column = { ...link, links: [link, { ...link, url: '/safe' }], headlines: [{ ...link, links: [link] }] }
  const entry = { ...link, url: '/safe', columns: [column], picture: { image: { url: x, alt: x }, link } }
  const menus = {
    ...{
      main: [entry],
      service: [link],
      footer: [column],
      footerSecondary: [link],
      burger: [entry],
      sidebar: [column],
    },
    ...{ social: [{ title: x, link }], paymentLogos: [x], shippingLogos: [x], accountMenu: [link], iconBar: [link] },
    slimBanner: blockOf('slimBannerSimple', x),
  }
  const plain = plainDocument(menus, { market: 'da-dk', language: 'da' }) as PlainRecord
  return readMenus(plain, { paymentLogos: [], shippingLogos: [] }, fakeReading({ safeHtml }))
}

test('nothing an editor pastes into any field of a widget or a menu is executed by a browser that allows all scripts [B-WID-O10]', async () => {
  const page = await componentPage(browser, 'scripted')
  const asked: string[] = []
  const note = (request: Request) => void asked.push(request.url())
  page.on('request', note)
  onTestFinished(async () => {
    page.off('request', note)
    await page.unroute('**/*')
  })
  await page.route('**/*', (route) => route.fulfill({ status: 404, body: '' }))
  const shell = browsingShell('en-gb')
  let shown = 0
  for (const [nth, x] of hostile.entries()) {
    const read = readDocument(
      { path: '/x', title: x, rows: kinds.map((kind) => ({ id: x + kind, blocks: [blockOf(kind, x)] })) },
      fakeReading({ safeHtml }),
    )
    const rows = read?.zones.rows ?? []
    shown += rows.length
    const body = renderToString(
      <MarketProvider shell={{ ...shell, navigation: menusWith(x) }}>
        <Rows rows={rows} />
        <SiteFooter />
      </MarketProvider>,
    )
    await page.setContent(`<!doctype html><html lang="en"><title>${nth}</title><main>${body}</main></html>`)
    // Triggers every event that could run script in hostile markup.
    await page.evaluate(() => {
      for (const it of document.querySelectorAll('*'))
        for (const name of ['load', 'error', 'toggle', 'focus', 'mouseover', 'begin']) it.dispatchEvent(new Event(name))
      for (const it of document.querySelectorAll('a')) if (/^(?:java|vb)?script:|^data:/i.test(it.href)) it.click()
    })
    expect(await page.evaluate(() => (window as unknown as { __pwned?: number }).__pwned), x).toBeUndefined()
    expect(
      await page.locator('script, iframe, object, embed, base, meta[http-equiv], form[action*="evil"]').count(),
      x,
    ).toBe(0)
  }
  expect(shown).toBeGreaterThan(hostile.length * 8)
  expect(asked.filter((url) => url.includes('evil.test'))).toEqual([])
})

test('the same browser does execute an attack that was not cleaned', async () => {
  const page = await componentPage(browser, 'scripted')
  await page.setContent(`<!doctype html><title>x</title>${hostile[0]}`)
  expect(await page.evaluate(() => (window as unknown as { __pwned?: number }).__pwned)).toBe(1)
})
