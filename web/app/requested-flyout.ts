const flag = 'showLoginFlyout'

/** A delay, so that the shopper sees the page first. */
const openAfterMs = 1_000

/** If the address has the flag for the login flyout: the delay, and the address without the flag. Otherwise undefined. */
export function requestedFlyout(
  address: string,
): { readonly openAfterMs: number; readonly addressAfter: string } | undefined {
  const url = new URL(address)
  if (url.searchParams.get(flag) !== 'true') return undefined
  return { openAfterMs, addressAfter: withoutFlag(url).href }
}

/** The same address without the flag that opens the flyout. */
export function withoutFlag(address: URL): URL {
  const url = new URL(address)
  url.searchParams.delete(flag)
  return url
}
