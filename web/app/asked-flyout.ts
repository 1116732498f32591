const flag = 'showLoginFlyout'

/** A second, so that whoever comes sees the page first. */
const openAfterMs = 1_000

/** When the login flyout opens that an address asks for, and the address once it has; undefined for an address that asks for none. */
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
