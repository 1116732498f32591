import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtScript } from '../../../checks/harness/browser/built-script.ts'
import { sharedBrowser } from '../../../checks/harness/browser/shared-fixtures.ts'
import { exampleDetailsPage, exampleShell } from '../buying.fakes.ts'
import { openScripted } from '../scripted-page.fakes.ts'

const browser = await sharedBrowser()
let script = ''
beforeAll(async () => {
  script = await builtScript('web/pages/toasts-of-pages.fakes.tsx')
})
afterAll(() => browser.close())

test('writes a postal code by the mask of its country while it is typed, and a town without runs of blanks when it is left [C-ADR-04, C-ADR-O5, C-ADR-09, C-VAL-01]', async () => {
  const example = exampleDetailsPage('en-gb')
  const fields = [
    ...example.address.fields.filter(({ name }) => name !== 'postalCode'),
    { name: 'postalCode', label: 'address.postal-code', type: 'text' as const, required: true, mask: '### ##' },
  ]
  const details = { ...example, address: { ...example.address, fields } }
  const page = await openScripted(browser, script, { shell: exampleShell('en-gb'), page: details })
  const field = (name: string) => page.locator(`[name="${name}"]`)

  await field('postalCode').fill('')
  await field('postalCode').pressSequentially('81101')
  await field('city').fill(' Banská   Bystrica ')
  await field('city').blur()

  expect(await field('postalCode').inputValue()).toBe('811 01')
  expect(await field('city').inputValue()).toBe('Banská Bystrica')
})
