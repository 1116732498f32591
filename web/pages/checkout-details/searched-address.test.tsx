import type { Request } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { builtScript } from '../../../checks/harness/browser/built-script.ts'
import { sharedBrowser } from '../../../checks/harness/browser/shared-fixtures.ts'
import { exampleDetailsPage, exampleShell } from '../buying.fakes.ts'
import { openScripted, scriptedShop } from '../scripted-page.fakes.ts'

const browser = await sharedBrowser()
let script = ''
beforeAll(async () => {
  script = await builtScript('web/pages/toasts-of-pages.fakes.tsx')
})
afterAll(() => browser.close())

const all = { cityValidated: true, streetValidated: true, houseNumberValidated: true }
const found = {
  ...{ country: 'GB', region: 'North', city: 'York', zipcode: 'YO1 7HH', street: 'Stonegate', number: '12' },
  label: 'Stonegate 12, York YO1 7HH',
}
const example = exampleDetailsPage('en-gb')
const shell = exampleShell('en-gb')
const options = ['', 'South', 'North'].map((name) => ({ value: name.slice(0, 1), label: name }))
const region = { name: 'regionCode', label: 'address.state', type: 'select' as const, required: true, options }

const isSent = (request: Request): boolean => request.method() === 'POST' && !request.url().includes('/api/')

/** The address step, or the address book, with script. What the service is asked and what is sent to the shop is recorded. */
async function atAddress(answer: object | undefined = all, addressValidation = true, inBook = false) {
  const fields = [...example.address.fields.filter(({ name }) => name !== region.name), region]
  const edited = { country: 'GB', fields, values: {}, searched: addressValidation }
  const book = { pageAlias: 'accountAddressesPage', addresses: [], isFull: false, edited }
  const page = await openScripted(browser, script, {
    shell: { ...shell, links: { ...shell.links, accountAddressesPage: '/en-gb/account/addresses' } },
    page: inBook
      ? (book as unknown as PageOf<'accountAddressesPage'>)
      : { ...example, addressValidation, address: { ...example.address, fields } },
  })
  const asked: string[] = []
  const sent: string[] = []
  page.on('request', (request) => {
    if (isSent(request)) sent.push(new URL(request.url()).pathname)
  })
  await page.route(`${scriptedShop}/api/address-validation/**`, (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname)
    asked.push(path.replace('/api/address-validation/en-gb/', ''))
    if (path.includes('/suggest/')) return route.fulfill({ json: [found] })
    return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 500, json: {} })
  })
  onTestFinished(() => void page.removeAllListeners('request'))
  return { page, asked, sent, field: (name: string) => page.locator(`form [name="${name}"]`) }
}

test('suggests addresses from the third letter on after a pause of 300 ms, and fills in street, number, town, postal code and region of the one that is chosen [C-AVL-O1, C-TGL-07]', async () => {
  const { page, asked, field } = await atAddress()
  const search = page.locator('#address-search')
  await page.clock.install()
  onTestFinished(() => page.clock.resume())
  await page.clock.pauseAt(Date.now() + 60_000)
  await search.pressSequentially('St')
  await page.clock.runFor(1000)
  expect(asked).toEqual([])
  await search.press('o')
  await page.clock.runFor(299)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await page.getByRole('option', { name: found.label }).click()

  expect(asked).toEqual(['suggest/Sto'])
  const names = ['line1', 'houseNumber', 'city', 'postalCode', 'regionCode']
  expect(await Promise.all(names.map((name) => field(name).inputValue()))).toEqual([
    ...['Stonegate', '12', 'York', 'YO1 7HH', 'N'],
  ])
})

async function send({ page, field }: Awaited<ReturnType<typeof atAddress>>) {
  const typed = { line1: 'Stonegat', houseNumber: '1', postalCode: 'YO1 7HH', city: 'York' }
  await field('firstName').focus()
  await page.getByText('Enter address manually').click()
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
  await field('regionCode').selectOption('North')
  await page.locator('button[value="save-address"]').click()
}

test.each(['cityValidated', 'streetValidated', 'houseNumberValidated'])(
  'asks once about an address with %s false, and lets the shopper keep it or take the one that is known [C-AVL-O1, C-AVL-03]',
  async (part) => {
    for (const decision of ['Keep my address', 'Use this address']) {
      const step = await atAddress({ ...all, [part]: false })
      await send(step)
      await step.page.getByRole('alert').waitFor()
      expect(step.sent).toEqual([])
      const leaves = step.page.waitForRequest(isSent)
      await step.page.getByRole('button', { name: decision }).click()
      const posted = new URLSearchParams((await leaves).postData()!)
      expect([decision, posted.get('line1'), posted.get('formAction')]).toEqual([
        ...[decision, decision.startsWith('Keep') ? 'Stonegat' : 'Stonegate', 'save-address'],
      ])
    }
  },
)

test('asks about an unknown address of the book too, and keeps it where the member does [C-TGL-07, C-AVL-O1]', async () => {
  const step = await atAddress({ ...all, streetValidated: false }, true, true)
  await send(step)
  await step.page.getByRole('alert').waitFor()
  expect([step.sent, step.asked[0]]).toEqual([[], 'validate'])
  const leaves = step.page.waitForRequest(isSent)
  await step.page.getByRole('button', { name: 'Keep my address' }).click()
  expect(new URLSearchParams((await leaves).postData()!).get('line1')).toBe('Stonegat')
})

test.each([
  ['every part is known', all, true],
  ['the service fails', undefined, true],
  ['the market does not check addresses', { ...all, streetValidated: false }, false],
])('sends an address without a question if %s [C-AVL-O1, C-TGL-07, C-AVL-07]', async (_, answer, checks) => {
  const step = await atAddress(answer, checks)
  const leaves = step.page.waitForRequest(isSent)
  if (checks) await send(step)
  else {
    expect(await step.page.locator('#address-search').count()).toBe(0)
    await step.field('firstName').focus()
    await step.page.locator('button[value="save-address"]').click()
  }
  await leaves
  expect(step.asked).toEqual(checks ? ['validate'] : [])
})
