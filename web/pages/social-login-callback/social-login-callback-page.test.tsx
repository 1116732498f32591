import { afterAll, beforeAll, expect, test } from 'vitest'
import { browsingShell, examplePage } from '../browsing.fakes.ts'
import { openScriptedBrowser } from '../in-scripted-browser.fakes.ts'
import { written } from '../written.fakes.tsx'
import { SocialLoginCallbackPage } from './social-login-callback-page.tsx'

let browser: Awaited<ReturnType<typeof openScriptedBrowser>>
beforeAll(async () => {
  browser = await openScriptedBrowser()
})
afterAll(() => browser.close())

const action = '/en-gb/login/callback?state=s&code=good'

test('fills the page with a loader that says what happens, and has a button for those without script [C-SOC-06, B-PAGE-45, C-RTE-19]', () => {
  const page = examplePage('en-gb', 'socialLoginCallbackPage', { action })
  const { markup, text } = written(<SocialLoginCallbackPage page={page} />, browsingShell('en-gb'))

  expect(text).toBe('Logging you in Continue')
  expect(markup).toMatch(/<span class="[^"]*loader[^"]*" aria-hidden="true">/)
  expect(markup).toMatch(/<form[^>]* action="\/en-gb\/login\/callback\?state=s&amp;code=good" method="post"/)
})

test('finishes the sign-in by itself as soon as a script runs [C-SOC-06]', async () => {
  const page = await browser.show({ kind: 'login-callback', action })

  await page.waitForURL(`http://shop.test${action}`)
})
