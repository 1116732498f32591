import { expect, test } from 'vitest'
import { htmlObjections } from '../checks/harness/html/html-objections.ts'
import { openJourney } from './journey.ts'
import { buy, type CheckPage, publicPages, type Visited } from './page-kinds.ts'
import { documentOf } from './shopper.ts'

const { shop, shopper } = await openJourney()

/** Paths of the pages that a market links, by alias. */
async function linkedPages({ shop, market }: Visited): Promise<Record<string, string>> {
  const shell = (await (await fetch(`${shop}/api/f?market=${market}`)).json()) as { links: Record<string, string> }
  return shell.links
}

/** The pages after a purchase are checked by the journeys about their accessibility. */
test.each(['en-gb', 'de-de', 'ar-ae'])('every kind of page is valid HTML in %s', async (market) => {
  const { page } = await shopper()
  const visited = { page, shop, market }
  const objections: string[] = []
  const look: CheckPage = async (kind, address) => {
    const html = await documentOf(page, address)
    objections.push(...htmlObjections(html).map((objection) => `${kind}: ${objection}`))
  }

  for (const [kind, address] of Object.entries(await publicPages(visited))) await look(kind, address)
  for (const [alias, path] of Object.entries(await linkedPages(visited))) await look(alias, shop + path)
  await buy(visited, look)

  expect(objections).toEqual([])
})
