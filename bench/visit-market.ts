import { htmlObjections } from '../checks/harness/html/html-objections.ts'

/** The pages of a market that were read, and its mistakes, one line each. */
export interface Visit {
  readonly looked: readonly string[]
  readonly broken: readonly string[]
  readonly missingWords: readonly string[]
  readonly oneSided: readonly string[]
  readonly invalid: readonly string[]
}

/** Further products are skipped, because their pages are of the same kind. */
const mostProducts = 3

/** Reads one page of every kind, and all pages that these link to. */
export async function visitMarket(shop: string, market: string): Promise<Visit> {
  const kinds = await inTurn(await pathsOfKinds(shop, market), (path) => read(shop, path))
  const known = new Set(kinds.map(({ path }) => path))
  const paths = new Set(kinds.flatMap(({ links }) => links).filter((path) => path.startsWith(`/${market}/`)))
  const others = fewProducts([...paths].filter((path) => !known.has(path)))
  const linked = await inTurn(others, (path) => read(shop, path))
  const looked = [...kinds, ...linked]
  return {
    looked: looked.map(({ path }) => path),
    broken: looked.filter(({ status }) => status >= 400).map(({ path, status }) => `${path} answers ${status}`),
    missingWords: looked.flatMap(({ path, text }) => [...text.matchAll(wordKey)].map(([key]) => `${path}: ${key}`)),
    oneSided: await oneSidedIn(shop, kinds),
    invalid: kinds.flatMap(({ path, text }) => htmlObjections(text).map((objection) => `${path}: ${objection}`)),
  }
}

/** Number of products that have a page in the market. */
export async function productsOf(shop: string, market: string): Promise<number> {
  const sitemap = await (await fetch(`${shop}/${market}/sitemap.xml`)).text()
  return new Set(sitemap.match(/(?<=<loc>)[^<]+\/p\/[^<]+/g)).size
}

/** One page of each kind that the market links to, two products, a search, a store and the second page of a listing. */
async function pathsOfKinds(shop: string, market: string): Promise<string[]> {
  const { links } = (await (await fetch(`${shop}/api/f?market=${market}`)).json()) as { links: Record<string, string> }
  const { notFoundPage: _, 'not-found': _same, receiptPage: _empty, receipt: _too, ...pages } = links
  const listing = pages['category-women']!
  const [goods, stores] = [await read(shop, listing), await read(shop, pages.retailStores ?? `/${market}`)]
  const store = stores.links.find((path) => path.startsWith(`${pages.retailStores}/`))
  const products = goods.links.filter((path) => path.includes('/p/')).slice(0, 2)
  const more = [...products, `${pages.searchPage}?q=halden`, `${listing}?page=2`, ...(store ? [store] : [])]
  // Only devices in stores get the setup page.
  const served = Object.values(pages).filter((path) => !path.endsWith('/iso-setup'))
  return [...new Set([...served, ...more])]
}

function fewProducts(paths: readonly string[]): string[] {
  const isProduct = (path: string): boolean => path.includes('/p/')
  return [...paths.filter((path) => !isProduct(path)), ...paths.filter(isProduct).slice(0, mostProducts)]
}

/** A word key where its text should be: `checkout.to-payment` between tags. */
const wordKey = /(?<=>)[a-z]+(?:\.[a-z]+(?:[-_][a-z]+)*)+(?=<)/g

interface Read {
  readonly path: string
  readonly status: number
  readonly text: string
  readonly links: readonly string[]
  readonly alternates: readonly string[]
}

async function read(shop: string, path: string): Promise<Read> {
  const answer = await fetch(shop + path, { redirect: 'follow' })
  const text = await answer.text()
  const attributes = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, address]) => address!.replaceAll('&amp;', '&'))
  return {
    ...{ path, status: answer.status, text },
    links: attributes(/<a [^>]*?href="(\/[^"#?]*)/g),
    alternates: attributes(/<link rel="alternate" href="([^"]+)"/g).map((address) => new URL(address).pathname),
  }
}

/** Finds pages whose alternate does not name them in return. Only three alternates of each page are read. */
async function oneSidedIn(shop: string, pages: readonly Read[]): Promise<string[]> {
  const told = await inTurn(pages, async ({ path, alternates }) => {
    const others = await inTurn(alternates.slice(0, 3), (address) => read(shop, address))
    const own = new URL(path, shop).pathname
    return others
      .filter((other) => other.path !== '/' && !other.alternates.includes(own))
      .map((other) => `${own} names ${other.path}`)
  })
  return told.flat()
}

async function inTurn<From, To>(all: readonly From[], work: (one: From) => Promise<To>): Promise<To[]> {
  const done: To[] = []
  for (const one of all) done.push(await work(one))
  return done
}
