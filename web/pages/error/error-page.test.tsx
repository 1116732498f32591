import { afterAll, beforeAll, expect, test } from 'vitest'
import { browsingShell, examplePage } from '../browsing.fakes.ts'
import { openBrowser, type Shown } from '../in-browser.fakes.tsx'
import { ErrorPage } from './error-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each([500, 502, 503, 504])(
  'shows an error message for status %i, with a link to the same address again and a link home [B-PAGE-O7, B-PAGE-42]',
  async (status) => {
    const page = examplePage('en-gb', 'errorPage', { traceId: 'trace-1', status, path: '/en-gb/women' })
    const shown = await browser.open(<ErrorPage page={page} />, browsingShell('en-gb'))
    const ways = await shown.getByRole('link').evaluateAll((links) => links.map((it) => it.getAttribute('href')))

    expect(ways).toEqual(['', '/en-gb'])
    expect(await shown.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await shown.getByText('trace-1').count()).toBe(1)
    expect(await shown.locator('main').innerText()).not.toMatch(/error\.|\b50\d\b|exception/i)
  },
)
