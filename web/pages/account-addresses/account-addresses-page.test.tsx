import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { exampleDetailsPage, exampleShell } from '../buying.fakes.ts'
import { SavedAddresses } from '../checkout-details/saved-addresses.tsx'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { AccountAddressesPage } from './account-addresses-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const addresses = [
  { id: 'a1', name: 'Signe Holm', lines: ['4 Market Square', 'SW1A 2BB London'], isPreferred: true },
  { id: 'a2', name: 'Signe Holm', lines: ['Nørregade 12', '8000 Aarhus'], isPreferred: false },
]
const addressesPage = (more: object = {}) =>
  ({
    pageAlias: 'accountAddressesPage',
    addresses,
    isFull: false,
    ...more,
  }) as unknown as PageOf<'accountAddressesPage'>
const shellOf = (market: 'en-gb' | 'ar-ae') => {
  const shell = exampleShell(market)
  const links = { accountPage: `/${market}/account`, accountAddressesPage: `/${market}/account/addresses` }
  return { ...shell, links: { ...shell.links, ...links } }
}

test.each(['en-gb', 'ar-ae'] as const)(
  'lists addresses in %s with the preferred one marked; deleting takes two presses [C-ACC-03]',
  async (market) => {
    const page = await browser.open(<AccountAddressesPage page={addressesPage({ done: 'saved' })} />, shellOf(market))

    expect(await page.locator('main li form, li form').count()).toBe(2)
    expect(await page.locator('button[value="prefer-address"]').count()).toBe(1)
    expect(await page.locator('button[value="delete-address"]').first().isVisible()).toBe(false)
    await page.locator('summary').first().click()
    expect(await page.locator('button[value="delete-address"]').first().isVisible()).toBe(true)
    expect(await page.locator('a[href$="?edit=new"]').count()).toBe(1)
    expect(await violations(page)).toEqual([])
  },
)

test('says that there are none, and offers none more where the book is full', async () => {
  const none = await browser.open(<AccountAddressesPage page={addressesPage({ addresses: [] })} />, shellOf('en-gb'))
  const full = await browser.open(<AccountAddressesPage page={addressesPage({ isFull: true })} />, shellOf('en-gb'))

  expect(await none.getByText('No addresses yet.').count()).toBe(1)
  expect(await full.locator('a[href$="?edit=new"]').count()).toBe(0)
})

test('writes an address with the fields of its country and keeps what was typed [C-ACC-03]', async () => {
  const { fields } = exampleDetailsPage('en-gb').address
  const form = {
    ...{ formAction: 'save-address', values: { line1: 'Typed' } },
    problems: { city: ['Fill in this field.'] },
  }
  const edited = { id: 'a1', country: 'GB', fields, values: { line1: 'Before' }, searched: false }
  const page = await browser.open(<AccountAddressesPage page={addressesPage({ edited, form })} />, shellOf('en-gb'))

  expect(await page.locator('#line1').inputValue()).toBe('Typed')
  expect(await page.locator('input[name="addressId"]').getAttribute('value')).toBe('a1')
  expect(await page.locator('input[name="country"]').getAttribute('value')).toBe('GB')
  expect(await violations(page)).toEqual([])
})

test('searches for an address of the book only where the market wants it, and else shows all fields [C-TGL-07]', async () => {
  const { fields } = exampleDetailsPage('en-gb').address
  const shown = async (searched: boolean) => {
    const edited = { country: 'GB', fields, values: {}, searched }
    const page = await browser.open(<AccountAddressesPage page={addressesPage({ edited })} />, shellOf('en-gb'))
    return [await page.locator('#address-search').count(), await page.locator('#line1').isVisible()]
  }

  expect(await shown(true)).toEqual([1, false])
  expect(await shown(false)).toEqual([0, true])
})

test('puts the comma of the language between the parts of an address', async () => {
  const [first] = addresses
  const book = await browser.open(<AccountAddressesPage page={addressesPage()} />, shellOf('ar-ae'))
  const inBook = await book.locator('address').first().innerText()
  const checkout = await browser.open(<SavedAddresses addresses={[first!]} />, shellOf('ar-ae'))

  expect(inBook).toBe('Signe Holm\n4 Market Square، SW1A 2BB London')
  expect(await checkout.locator('address').innerText()).toBe('Signe Holm، 4 Market Square، SW1A 2BB London')
})

test('offers the addresses of a member in the checkout, and nothing without saved addresses [C-ACC-O3]', async () => {
  const some = await browser.open(<SavedAddresses addresses={addresses} />, shellOf('en-gb'))
  const none = await browser.open(<SavedAddresses addresses={[]} />, shellOf('en-gb'))

  expect(await some.getByRole('button', { name: 'Deliver here: Nørregade 12, 8000 Aarhus' }).count()).toBe(1)
  expect(await none.getByRole('button').count()).toBe(0)
})
