const listing = '/en-gb/women'

/** The pages most visits begin on; of the goods whatever stands first in the listing. */
export async function knownPages(shop: string): Promise<{ home: string; listing: string; product: string }> {
  const html = await (await fetch(shop + listing)).text()
  const product = /href="(\/en-gb\/p\/[^"?#]+)"/.exec(html)?.[1]
  if (product === undefined) throw new Error(`No product is linked at ${listing}.`)
  return { home: '/en-gb', listing, product }
}

/** A bound above all prices, another with each request: the same tiles on a page nobody asked for before. */
export const neverAsked = (path: string): { path: string } => ({ path: `${path}?upperBoundingValue=${bound++}` })
let bound = 1_000_000
