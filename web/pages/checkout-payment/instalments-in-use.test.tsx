import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtScript } from '../../../checks/harness/browser/built-script.ts'
import { sharedBrowser } from '../../../checks/harness/browser/shared-fixtures.ts'
import { examplePaymentPage, exampleShell } from '../buying.fakes.ts'
import { openScripted, scriptedShop as shop } from '../scripted-page.fakes.ts'

const browser = await sharedBrowser()
let script = ''
beforeAll(async () => {
  script = await builtScript('web/pages/toasts-of-pages.fakes.tsx')
})
afterAll(() => browser.close())

test('says of a card without instalments what the shop answers: that the basket has changed, or that the card is unknown [C-IYZ-O2]', async () => {
  const shell = exampleShell('en-gb')
  const payment = examplePaymentPage('en-gb', {
    ...{ provider: 'iyzico', methods: [{ type: 'scheme', name: 'Card', brands: [], fields: 'personal-number' }] },
  })
  const page = await openScripted(browser, script, { shell, page: payment })
  const changed = 'Your basket has changed. The new total is £300.00.'
  const cardText = shell.translations['payment.card-unknown']!
  await page.route(`${shop}/api/order/en-gb/payment/iyzico/check-bin`, (route) => {
    const { binNumber } = route.request().postDataJSON() as { binNumber: string }
    if (binNumber === '000000') return route.abort()
    return route.fulfill({ status: 400, json: { code: 'checkout.basket-changed', message: changed, errors: {} } })
  })
  const notice = page.locator('[data-tone="warning"]')

  await page.locator('#cardBeginning').fill('554960')
  await expect.poll(() => notice.allInnerTexts()).toEqual([changed])
  await page.locator('#cardBeginning').fill('000000')
  await expect.poll(() => notice.allInnerTexts()).toEqual([cardText])
})
