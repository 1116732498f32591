import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtScript } from '../../../checks/harness/browser/built-script.ts'
import { sharedBrowser } from '../../../checks/harness/browser/shared-fixtures.ts'
import { examplePaymentLink, examplePaymentPage, exampleShell } from '../buying.fakes.ts'
import { openScripted, scriptedShop as shop } from '../scripted-page.fakes.ts'

const browser = await sharedBrowser()
let script = ''
beforeAll(async () => {
  script = await builtScript('web/pages/toasts-of-pages.fakes.tsx')
})
afterAll(() => browser.close())

const shell = exampleShell('en-gb')
const ownFields = {
  ...{ clientKey: 'k', locale: 'en-GB', countryCode: 'GB', environment: 'test', checkoutBasketId: 'c' },
  ...{ amount: { value: 26244, currency: 'GBP' }, paymentMethodsResponse: { paymentMethods: [] } },
}

/** The timers that the page has set, in place of real ones. */
interface Held {
  held?: { readonly ms: number; readonly act: () => void }[]
}

/** Sends the payment form of a page with the provider's own fields, and answers the call as given. */
async function order(answer: object) {
  const page = await openScripted(browser, script, { shell, page: examplePaymentPage('en-gb', { ownFields }) })
  const sent: object[] = []
  await page.route(`${shop}/api/order/en-gb/basket/create-payment`, (route) => {
    sent.push(route.request().postDataJSON() as object)
    return route.fulfill({ json: answer })
  })
  // The fields of the provider replace the payment types of the form.
  await expect.poll(() => page.locator('[name="paymentMethod"]').count()).toBe(0)
  await page.evaluate(() => {
    const real = window.setTimeout
    const here = globalThis as Held
    here.held = []
    window.setTimeout = ((act: () => void, ms = 0) => {
      here.held!.push({ ms, act })
      return ms < 1000 ? real(act, ms) : 0
    }) as typeof window.setTimeout
  })
  await page.locator('button[value="pay"]').click()
  await expect.poll(() => sent).toHaveLength(1)
  return { page, sent }
}

test('a payment that is refused in the provider’s fields is told, and five seconds later the payment step is shown again [C-PRS-02, C-PRS-O2, C-CST-13, C-PAY-O3]', async () => {
  const url = '/en-gb/checkout/payment?checkoutbasketid=c'
  const { page, sent } = await order({ paymentState: 'refused', error: 'payment.refused', url })

  expect(sent).toMatchObject([{ checkoutBasketId: 'c', provider: 'adyen', browserInfo: { userAgent: 'test' } }])
  const waits = () => page.evaluate(() => (globalThis as Held).held?.map(({ ms }) => ms))
  await expect.poll(waits).toContain(5000)
  expect(await page.locator('[data-kind="danger"]').getByText(shell.translations['payment.refused']!).count()).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/en-gb/here')
  await page.evaluate(() => (globalThis as Held).held!.find(({ ms }) => ms === 5000)!.act())
  await page.waitForURL(`${shop}${url}`)
})

test('a page with a link to pay by asks how it stands as often as the shop says [C-CST-13, C-PBL-O1]', async () => {
  // Keeps the waiting times of the page, and lets it wait.
  const keepWaits = `
    window.waits = []
    const setTimer = window.setTimeout
    window.setTimeout = (act, ms, ...more) => {
      window.waits.push(ms)
      return setTimer(act, ms, ...more)
    }
  `
  const page = await openScripted(browser, keepWaits + script, {
    ...{ shell, page: examplePaymentPage('en-gb', { provider: 'pay-by-link', link: examplePaymentLink }) },
  })

  await page.getByRole('link', { name: shell.translations['payments.open-link']! }).waitFor()
  const longWaits = () =>
    page.evaluate(() => (globalThis as { waits?: number[] }).waits?.filter((ms) => ms >= 1000) ?? [])
  await expect.poll(longWaits).toEqual([5000])
})

test('a payment that succeeds in the provider’s fields opens the receipt at once [C-PRS-01, C-PRS-O2]', async () => {
  const { page } = await order({ paymentState: 'authorised', url: '/en-gb/receipt?orderid=1' })

  await page.waitForURL(`${shop}/en-gb/receipt?orderid=1`)
})
