import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { browserBuild } from '#server/app/http/storefront.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import type { Table } from './benches.ts'
import { callsTo, reachPayment } from './buy-as-guest.ts'
import { knownPages } from './known-pages.ts'
import { sellable } from './sellable.ts'
import type { Row } from './table.ts'
import { withShop } from './with-shop.ts'

const budget = { atMost: 97 }
const checkoutSteps = ['customer', 'details', 'shipping', 'summary', 'payment']

export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    const pages = await knownPages(shop.url)
    const rows: Row[] = []
    for (const path of [pages.home, pages.listing, pages.product]) rows.push(await scriptsOf(shop, path))
    const calls = callsTo(`${shop.url}/api/order/en-gb`)
    await reachPayment(calls, (await sellable(shop))[0]!)
    rows.push(await scriptsOf(shop, '/en-gb/basket', calls.cookie()))
    for (const step of checkoutSteps) rows.push(await scriptsOf(shop, `/en-gb/checkout/${step}`, calls.cookie()))
    return [{ title: 'JavaScript a page asks for, gzip', rows }]
  })

/** Every script that the document names, and all scripts that these import before they run. */
async function scriptsOf(shop: RunningShop, path: string, cookie = ''): Promise<Row> {
  const answer = await fetch(shop.url + path, { headers: { cookie }, redirect: 'error' })
  const html = await answer.text()
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address]) => address!)
  const files = withImports(new Set(named))
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readBuilt(file), { level: 9 }).length, 0)
  return { what: path, measured: bytes / 1024, unit: 'KB', bar: budget, note: `${files.size} files` }
}

function withImports(files: Set<string>): Set<string> {
  for (const file of files) {
    for (const [, name] of String(readBuilt(file)).matchAll(/(?:from|^import|[;}]import)"\.\/([^"]+\.js)"/g))
      files.add(`/assets/${name}`)
  }
  return files
}

const readBuilt = (address: string): Buffer => readFileSync(join(browserBuild('.'), address))
