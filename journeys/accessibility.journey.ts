import { expect, test } from 'vitest'
import { htmlObjections } from '../checks/harness/html/html-objections.ts'
import { visitAfterSale } from './after-sale-pages.ts'
import { objectionsOf, scrollsSideways } from './axe.ts'
import { openJourney } from './journey.ts'
import { desk, documentOf, phone } from './shopper.ts'

const { shop, shopper } = await openJourney()

test.each([
  ['en-gb', phone],
  ['de-de', phone],
  ['ar-ae', phone],
  ['ar-ae', desk],
] as const)(
  'the pages that follow a purchase are valid HTML and shut nobody out in %s at %o: parcels, withdrawal, return, exchange and the account',
  async (market, viewport) => {
    const { page, browserErrors } = await shopper({ viewport })
    const objections: string[] = []
    await visitAfterSale({ page, shop, market }, async (kind) => {
      objections.push(...(await objectionsOf(page)).map((objection) => `${kind}: ${objection}`))
      if (await scrollsSideways(page)) objections.push(`${kind}: scrolls sideways`)
      objections.push(...htmlObjections(await documentOf(page)).map((objection) => `${kind}: ${objection}`))
    })
    expect([...objections, ...browserErrors]).toEqual([])
  },
)
