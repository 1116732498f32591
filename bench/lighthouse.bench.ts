import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumArguments, findChromium } from '../checks/harness/browser/chromium.ts'
import { medianOfThree, type Table } from './benches.ts'
import { knownPages } from './known-pages.ts'
import type { Row } from './table.ts'
import { toolsFolder } from './tools.ts'
import { withShop } from './with-shop.ts'

const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof bars

interface Report {
  readonly categories: Readonly<
    Record<
      Category,
      { readonly score: number; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>
}

/** Mobile with simulated throttling. The first visit only warms up pictures and pages. */
export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    const pages = await knownPages(shop.url)
    const tables: Table[] = []
    for (const path of Object.values(pages)) {
      await visit(shop.url + path)
      tables.push({ title: `Lighthouse, mobile: ${path}`, rows: await rowsOf(shop.url + path) })
    }
    return tables
  })

async function rowsOf(url: string): Promise<Row[]> {
  const wanting = new Set<string>()
  const scores = await medianOfThree(async () => {
    const report = await visit(url)
    for (const audit of notPassed(report)) wanting.add(audit)
    return figures(report)
  })
  const rows = Object.entries(bars).map(([category, atLeast]) => ({
    what: category,
    measured: scores[category]!,
    unit: 'of 100',
    bar: { atLeast },
  }))
  return [
    ...rows,
    { what: 'largest contentful paint', measured: scores.lcp!, unit: 'ms', note: [...wanting].join(', ') },
    { what: 'blocking time', measured: scores.tbt!, unit: 'ms' },
    { what: 'layout shift', measured: scores.cls!, unit: '' },
  ]
}

function figures({ categories, audits }: Report): Record<string, number> {
  const scores = Object.keys(bars).map((name) => [name, Math.round(100 * categories[name as Category].score)])
  const value = (audit: string): number => audits[audit]?.numericValue ?? 0
  return {
    ...Object.fromEntries(scores),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

/** Audits that count and did not get the full score. */
const notPassed = ({ categories, audits }: Report): string[] =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${Math.round(100 * (audits[id]!.score ?? 0))}`),
  )

/** Sometimes a browser fails to record a visit. That says nothing about the page, so the visit is repeated. */
async function visit(url: string, attempts = 3): Promise<Report> {
  return recorded(url).catch((error: unknown) => (attempts > 1 ? visit(url, attempts - 1) : Promise.reject(error)))
}

async function recorded(url: string): Promise<Report> {
  const chromium = findChromium()
  if (!chromium) throw new Error('Lighthouse needs Chromium; name it by CHROMIUM_PATH.')
  const flags = ['--headless=new', ...chromiumArguments].join(' ')
  const program = join(toolsFolder, 'node_modules/lighthouse/cli/index.js')
  const options = ['--output=json', '--quiet', `--only-categories=${Object.keys(bars)}`, `--chrome-flags=${flags}`]
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as Report
}
