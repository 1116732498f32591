import { expect, test } from 'vitest'
import { objectionsOf, scrollsSideways } from './axe.ts'
import { openJourney } from './journey.ts'
import { visitEveryKind } from './page-kinds.ts'
import { desk, phone } from './shopper.ts'

const { shop, shopper } = await openJourney()

test.each([
  ['en-gb', phone],
  ['en-gb', desk],
  ['ar-ae', phone],
  ['ar-ae', desk],
] as const)(
  'nobody is shut out of any kind of page in %s at %o',
  async (market, viewport) => {
    const { page, troubles } = await shopper({ viewport, bypassCSP: true })
    const objections: string[] = []

    await visitEveryKind({ page, shop, market }, async (kind) => {
      objections.push(...(await objectionsOf(page)).map((objection) => `${kind}: ${objection}`))
      if (await scrollsSideways(page)) objections.push(`${kind}: scrolls sideways`)
    })

    expect(objections).toEqual([])
    expect(troubles).toEqual([])
  },
  240_000,
)
