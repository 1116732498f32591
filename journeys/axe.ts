import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { layOutAll } from './shopper.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Violations of WCAG 2.2, levels A and AA, that axe finds. The page's content security policy must be off: `bypassCSP`. */
export async function objectionsOf(page: Page): Promise<string[]> {
  await layOutAll(page)
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

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
