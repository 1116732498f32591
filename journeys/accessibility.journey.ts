import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openJourney } from './journey.ts'
import { visitEveryKind } from './page-kinds.ts'
import { desk, phone } from './shopper.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
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

/** What axe finds against WCAG 2.2, levels A and AA. */
async function objectionsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
  })
}

interface Axe {
  run(
    root: Document,
    options: { runOnly: string[] },
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>
}

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
