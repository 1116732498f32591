import { expect, test } from 'vitest'
import { htmlObjections } from '../checks/harness/html/html-objections.ts'
import { visitAfterSale } from './after-sale-pages.ts'
import { openJourney } from './journey.ts'
import { buy, type Look, publicPages, type Visited } from './page-kinds.ts'

const { shop, shopper } = await openJourney()

async function invalid(market: string, visit: (visited: Visited, look: Look) => Promise<void>): Promise<string[]> {
  const { page } = await shopper()
  const objections: string[] = []
  // The document as it is sent: what the browser made of it has been put right already.
  const look: Look = async (kind, address = page.url()) => {
    const html = await (await page.request.get(address)).text()
    objections.push(...htmlObjections(html).map((objection) => `${kind}: ${objection}`))
  }
  await visit({ page, shop, market }, look)
  return objections
}

const visitBrowsing = async (visited: Visited, look: Look): Promise<void> => {
  for (const [kind, address] of Object.entries(await publicPages(visited))) await look(kind, address)
  for (const [alias, path] of Object.entries(await linkedPages(visited))) await look(alias, visited.shop + path)
  await buy(visited, look)
}

/** Pages that a market links by what they are for. */
async function linkedPages({ shop, market }: Visited): Promise<Record<string, string>> {
  const shell = (await (await fetch(`${shop}/api/f?market=${market}`)).json()) as { links: Record<string, string> }
  return shell.links
}

test.each(['en-gb', 'de-de', 'ar-ae'])('every kind of page is valid HTML in %s', async (market) => {
  expect(await invalid(market, visitBrowsing)).toEqual([])
})

test.each(['en-gb', 'de-de', 'ar-ae'])(
  'the pages that follow a purchase, and the account, are valid HTML in %s',
  async (market) => {
    expect(await invalid(market, visitAfterSale)).toEqual([])
  },
)
