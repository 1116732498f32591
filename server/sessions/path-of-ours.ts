/** The address if it is a path of this shop, so that a redirect never leads to another site; undefined for any other. */
export function pathOfOurs(text: string): string | undefined {
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,1999}$/.test(text)) return undefined
  const base = 'http://shop.invalid'
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined
  return url?.origin === base && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}` : undefined
}
