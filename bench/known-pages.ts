const listing = '/en-gb/women'

/** The pages on which most visits begin. The product is the first one in the listing. */
export async function knownPages(shop: string): Promise<{ home: string; listing: string; product: string }> {
  const html = await (await fetch(shop + listing)).text()
  const product = /href="(\/en-gb\/p\/[^"?#]+)"/.exec(html)?.[1]
  if (product === undefined) throw new Error(`No product is linked at ${listing}.`)
  return { home: '/en-gb', listing, product }
}

/** Adds a price bound above all prices, different in each request: the same tiles on a page that is not cached. */
export const neverAsked = (path: string): { path: string } => ({ path: `${path}?upperBoundingValue=${bound++}` })
let bound = 1_000_000
