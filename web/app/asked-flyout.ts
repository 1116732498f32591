const flag = 'showLoginFlyout'

/** A delay, so that the shopper sees the page first. */
const openAfterMs = 1_000

/** The delay of a login flyout that an address asks for, and the address without that flag; undefined without the flag. */
export function askedFlyout(
  address: string,
): { readonly openAfterMs: number; readonly addressAfter: string } | undefined {
  const url = new URL(address)
  if (url.searchParams.get(flag) !== 'true') return undefined
  return { openAfterMs, addressAfter: withoutFlag(url).href }
}

/** The same address, asking for no flyout. */
export function withoutFlag(address: URL): URL {
  const url = new URL(address)
  url.searchParams.delete(flag)
  return url
}
