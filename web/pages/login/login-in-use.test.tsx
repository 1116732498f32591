import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { openScriptedBrowser } from '../in-scripted-browser.fakes.ts'

let browser: Awaited<ReturnType<typeof openScriptedBrowser>>
beforeAll(async () => {
  browser = await openScriptedBrowser()
})
afterAll(() => browser.close())

const directoryUrl = '/api/auth/start/active-directory?market=en-gb'
const refusedAs = (code: string): Partial<PageOf<'loginPage'>> => ({
  view: 'login',
  forms: {
    ...{ action: '/en-gb/login', providers: [], directoryUrl, terms: { version: '1', url: '/en-gb/terms/1' } },
    ...{ asksForTerms: false, asksForNews: true, asksBirthday: false },
  },
  form: { formAction: 'sign-in', values: { email: 'kim@halden.example' }, problems: { '': ['No.'] }, code },
})

test('takes staff who typed their address to the directory of the company at once, and nobody else [C-SSO-O1]', async () => {
  const answers = { '/api/auth/start/': {} }
  const staff = await browser.show({ kind: 'login', page: refusedAs('sign-in.staff') }, { answers })
  await staff.waitForURL(`http://shop.test${directoryUrl}`)

  const other = await browser.show({ kind: 'login', page: refusedAs('sign-in.wrong-credentials') })
  await other.getByRole('alert').waitFor()
  expect(new URL(other.url()).pathname).toBe('/en-gb/page')
  expect(await other.locator('#login-email').inputValue()).toBe('kim@halden.example')
})
