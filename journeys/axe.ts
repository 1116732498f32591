import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { layOutAll, layOutAsUsual } from './shopper.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Violations of WCAG 2.2, levels A and AA, and of axe's best practices, that axe finds. */
export async function objectionsOf(page: Page): Promise<string[]> {
  await layOutAll(page)
  await waitForAnimations(page)
  await page.evaluate(axe)
  const objections = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Only violations are read, and full results of other kinds would take time.
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
  })
  await layOutAsUsual(page)
  return objections
}

/** An element that fades in has too little contrast until its animation ends. Endless animations are ignored. */
const waitForAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter(({ playState, timeline, effect }) => {
        const isTimed = timeline instanceof DocumentTimeline
        return isTimed && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
      })
      .map(({ finished }) => finished.catch(() => {}))
    return Promise.all(ends).then(() => {})
  })

interface Axe {
  run(
    root: Document,
    options: { runOnly: string[]; resultTypes: string[] },
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>
}

/** Waits first until the page and its style sheets are loaded: without style sheets the page is wider. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  await page.waitForLoadState('load')
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
}

/** Checks a page in one state after the other. With `PICTURES` set to a folder, it also stores a picture of each state. */
export function inspecting(page: Page, market: string) {
  const objections: string[] = []
  const look = async (what: string): Promise<void> => {
    objections.push(...(await objectionsOf(page)).map((objection) => `${what}: ${objection}`))
    if (await scrollsSideways(page)) objections.push(`${what}: scrolls sideways`)
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${what}-${market}.png`, fullPage: true })
  }
  return { look, objections }
}
