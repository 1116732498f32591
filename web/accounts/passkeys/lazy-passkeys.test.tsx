import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtScript } from '../../../checks/harness/browser/built-script.ts'
import { componentPage } from '../../../checks/harness/browser/component-page.ts'
import { sharedBrowser } from '../../../checks/harness/browser/shared-fixtures.ts'
import { exampleShell } from '../../pages/buying.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { PasskeyList } from './lazy-passkeys.tsx'
import { BothMarkets } from './offered-passkeys.fakes.tsx'

const browser = await sharedBrowser()
let script = ''
beforeAll(async () => {
  script = await builtScript('web/accounts/passkeys/offered-passkeys.fakes.tsx')
})
afterAll(() => browser.close())

test('offers passkeys in the account only where the market wants them [C-PKY-O4]', () => {
  const shell = exampleShell('en-gb')
  const shown = (passkeys: boolean) =>
    written(<PasskeyList />, { ...shell, featureToggles: { ...shell.featureToggles, passkeys } }).text

  expect(shown(true)).toContain('Passkeys')
  expect(shown(false)).toBe('')
})

test.each([
  [true, ['Log in with a passkey'], 1],
  [false, [], 0],
] as const)(
  'in a browser that has passkeys: %s, the form to log in and the account offer them only where the market wants them [C-PKY-O4]',
  async (hasPasskeys, buttons, lists) => {
    const page = await componentPage(browser, 'scripted')
    await page.setContent(`<!doctype html><title>Shop</title><div id="shop">${renderToString(<BothMarkets />)}</div>`)
    await page.evaluate((has) => {
      const known = has ? { parseCreationOptionsFromJSON: () => ({}) } : undefined
      Object.defineProperty(globalThis, 'PublicKeyCredential', { value: known, configurable: true })
    }, hasPasskeys)
    await page.addScriptTag({ content: script })
    const market = (name: string) => page.getByRole('region', { name, exact: true })
    const offered = async (name: string) => [
      (await market(name).getByRole('button').allTextContents()).filter((word) => word.includes('passkey')),
      await market(name).getByRole('heading', { name: 'Passkeys' }).count(),
    ]

    await expect.poll(() => offered('With passkeys')).toEqual([buttons, lists])
    expect(await offered('Without passkeys')).toEqual([[], 0])
  },
)
