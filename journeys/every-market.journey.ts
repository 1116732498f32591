import { expect, test } from 'vitest'
import { openJourney } from './journey.ts'
import { textsIn } from './texts-in.ts'

const { shop } = await openJourney()

interface MarketPage {
  readonly market: string
  readonly url: string
  readonly lang: string
}

/** The open markets, as the page of countries lists them. */
async function openMarkets(): Promise<MarketPage[]> {
  const { regions } = (await (await fetch(`${shop}/en-gb/country-selector?type=json`)).json()) as {
    regions: { countries: { code: string; languages: MarketPage[] }[] }[]
  }
  return regions.flatMap(({ countries }) => countries.flatMap(({ languages }) => languages))
}

/** Signs up in a market, from a separate network address, and returns the cookies. */
async function signUp(market: string, network: number): Promise<string> {
  const values = { email: `every-${market}-${process.pid}-${network}@example.com`, password: 'correct horse 42' }
  const fields = { ...values, firstName: 'Anna', lastName: 'Lind', acceptTerms: 'true' }
  const answer = await fetch(`${shop}/api/auth/signup`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-current-market': market,
      'x-forwarded-for': `198.51.102.${network}`,
    },
    body: JSON.stringify({ formFields: Object.entries(fields).map(([id, value]) => ({ id, value })) }),
  })
  expect(await answer.json()).toMatchObject({ status: 'OK' })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const seenBy = async (market: string, cookie: string) =>
  (await fetch(`${shop}/api/visitor/${market}`, { headers: { cookie, 'x-current-market': market } })).json()

test('guests and signed-in members can buy clothes in many countries, each in its own language [B-SYS-01, C-GEN-01]', async () => {
  const markets = await openMarkets()
  expect(new Set(markets.map(({ market }) => market.slice(-2))).size).toBeGreaterThan(5)
  expect(new Set(markets.map(({ lang }) => lang.slice(0, 2))).size).toBeGreaterThan(4)

  for (const [at, { market, url }] of markets.entries()) {
    const home = await (await fetch(shop + url)).text()
    expect(home).toContain(`<html lang="${market.split('-')[0]}"`)
    expect(home).toContain(`aria-label="${textsIn(market)('menu.main')}"`)
    const { results } = (await (
      await fetch(`${shop}/api/catalog/${market}/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ size: 1 }),
      })
    ).json()) as { results: { url: string; price: { salesPrice: { currency: string } } }[] }
    const known = (await (await fetch(`${shop}/api/f/${market}/markets`)).json()) as { id: string; currency: string }[]
    expect(results[0]?.price.salesPrice.currency).toBe(known.find(({ id }) => id === market)?.currency)
    expect(results[0]?.url).toMatch(new RegExp(`^/${market}/p/`))
    expect(await seenBy(market, '')).toMatchObject({ signedIn: false })
    expect(await seenBy(market, await signUp(market, at + 1))).toMatchObject({ signedIn: true, firstName: 'Anna' })
  }
})
