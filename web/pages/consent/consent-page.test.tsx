import { afterAll, beforeAll, expect, test } from 'vitest'
import { browsingShell, examplePage } from '../browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { ConsentPage } from './consent-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const show = (granted: string[], kept = false) => {
  const shell = browsingShell('ar-ae')
  const links = { ...shell.links, consentPage: '/ar-ae/cookie-settings' }
  return browser.open(<ConsentPage page={examplePage('ar-ae', 'consentPage', { granted, kept })} />, {
    ...shell,
    links,
  })
}

test('shows a shopper what they agreed to, category by category, to be changed without script [B-CONS-01, B-SIM-10]', async () => {
  const page = await show(['necessary', 'analytics'])
  const form = page.locator('form[method=post]')
  const ticked = await form
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((it) => (it as HTMLInputElement).checked))

  expect(await form.getAttribute('action')).toBe('/ar-ae/cookie-settings')
  expect(ticked).toEqual([true, false, true, false, false])
  expect(await form.getByRole('checkbox').first().isDisabled()).toBe(true)
  expect(await form.getByRole('button').getAttribute('value')).toBe('choose-consent')
  expect(await violations(page)).toEqual([])
})

test('says once that a choice was kept', async () => {
  expect(await (await show(['necessary'], true)).getByRole('status').count()).toBe(1)
  expect(await (await show(['necessary'])).getByRole('status').count()).toBe(0)
})
