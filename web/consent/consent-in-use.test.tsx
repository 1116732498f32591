import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScriptedBrowser } from '../pages/in-scripted-browser.fakes.ts'

let browser: Awaited<ReturnType<typeof openScriptedBrowser>>
beforeAll(async () => {
  browser = await openScriptedBrowser()
})
afterAll(() => browser.close())

/** A page of a shopper whose cookie says this. */
async function openWith(consent: string, shown: { readonly app?: true; readonly inStore?: true } = {}) {
  const page = await browser.show({ kind: 'consent', page: shown })
  await page.context().addCookies([{ name: 'consent', value: consent, url: 'http://shop.test' }])
  await page.evaluate(() => dispatchEvent(new Event('consent-update')))
  return { page, dialog: page.getByRole('dialog', { name: 'Cookies' }) }
}
const stored = (page: Page) =>
  page.evaluate(() => decodeURIComponent(document.cookie).replace(/.*consentid:[\w-]{36},/, ''))
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test.each([
  ['accepts all', (page: Page) => press(page, 'Accept all'), ['yes', 'yes', 'yes', 'yes', 'yes']],
  ['refuses', (page: Page) => press(page, 'Only necessary'), ['no', 'no', 'no', 'no', 'no']],
  [
    'chooses two categories',
    async (page: Page) => {
      await press(page, 'Manage cookies')
      expect(await page.getByRole('checkbox').count()).toBe(5)
      for (const name of [/^Analytics/, /^Advertising/])
        await page.getByRole('checkbox', { name }).check({ force: true })
      await press(page, 'Save my choice')
    },
    ['yes', 'no', 'yes', 'no', 'yes'],
  ],
])(
  'closes the question when a shopper %s, and stores that [B-CONS-04, B-CONS-O1, B-SIM-10]',
  async (_, answer, said) => {
    const { page, dialog } = await openWith('')
    await dialog.waitFor()
    await answer(page)
    await dialog.waitFor({ state: 'detached' })

    const [consent, functional, analytics, performance, advertisement] = said
    expect(await stored(page)).toBe(
      `consent:${consent},action:yes,necessary:yes,functional:${functional},analytics:${analytics},performance:${performance},advertisement:${advertisement}`,
    )
  },
)

test('asks for consent on the web, but neither in the app nor on a device of a store [B-APP-O1, B-CONS-O3]', async () => {
  await (await openWith('')).dialog.waitFor()
  for (const shown of [{ app: true }, { inStore: true }] as const) {
    const { page, dialog } = await openWith('', shown)
    // Two frames are enough for the code and the dialog, which are in the same script.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect([shown, await dialog.count()]).toEqual([shown, 0])
  }
})

test('closes the question when another banner stored an answer, and asks again once it is gone [B-CONS-04]', async () => {
  const { page, dialog } = await openWith('necessary:yes')
  const update = async (consent: string) => {
    await page.context().addCookies([{ name: 'consent', value: consent, url: 'http://shop.test' }])
    await page.evaluate(() => dispatchEvent(new Event('consent-update')))
  }

  await dialog.waitFor()
  await update('action:yes,necessary:yes')
  await dialog.waitFor({ state: 'detached' })
  await update('necessary:yes')
  await dialog.waitFor()
  await update('necessary:yes,performance:yes')
  await dialog.waitFor({ state: 'detached' })
})
