import { expect, test } from 'vitest'
import { buyerIn, goodCard } from './buyers.ts'
import { tabTo } from './by-keyboard.ts'
import { openJourney } from './journey.ts'
import { keepAddress, readReceipt } from './shop-like.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

test.each(['en-gb', 'ar-ae'])(
  'a shopper in %s buys by keyboard alone, and always sees where the focus is',
  async (market) => {
    const t = textsIn(market)
    const buyer = buyerIn(market)
    const { page, browserErrors } = await shopper()
    const press = async (selector: string, key = 'Enter') => {
      await tabTo(page, page.locator(selector))
      await page.keyboard.press(key)
    }
    const fill = async (fields: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(fields)) {
        await tabTo(page, page.locator(`main [name="${name}"]`))
        await page.keyboard.type(value)
      }
    }

    await page.goto(`${shop}/${market}`)
    await press('#main-menu summary')
    await press('#main-menu details[open] a[href$="/dresses"]')
    await page.waitForURL(new RegExp(`/${market}/[^?]+$`))
    await press('#facets a[href*="size="], #facets a[href*="colour="]')
    await page.waitForURL(/\?(size|colour)=/)
    await press('#products article h2 a')
    await page.waitForURL(/\/p\//)
    await page.locator('#buy').waitFor()
    await press('main input[name="sku"]:not([disabled])', 'Space')
    await press('main button[name="formAction"][value="add-to-basket"]')
    await page.getByRole('heading', { name: t('basket.added') }).waitFor()
    await page.keyboard.press('Escape')
    await press('header a[href$="/basket"]')
    await press('a[href$="/checkout/customer"]')
    await page.waitForURL(/\/checkout\/customer/)
    await fill({ email: `maren.${market}@example.com` })
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/checkout\/details/)
    await fill({ firstName: buyer.address.firstName!, lastName: buyer.address.lastName! })
    await press('main details[data-address] summary')
    const { firstName: _first, lastName: _last, ...place } = buyer.address
    await fill(place)
    await press('main button[value="save-address"]')
    await keepAddress(page, market)
    await press('main input[name="shippingMethodId"]', 'Space')
    await press('main button[value="choose-shipping"]')
    await page.waitForURL(/\/checkout\/summary/)
    await press('main input[name="acceptTerms"]', 'Space')
    await press('main button[value="accept-terms"]')
    await page.waitForURL(/\/checkout\/payment/)
    await fill(goodCard)
    await press('main button[value="pay"]')

    expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
    expect(browserErrors).toEqual([])
  },
)
