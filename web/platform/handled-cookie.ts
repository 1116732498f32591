/** The cookie that records for a day that a shopper has answered a dialog that had opened without a click. */
export const handledCookie = { value: '0', maxAgeSeconds: 24 * 60 * 60 } as const

export const isHandled = (cookies: string, name: string): boolean => new RegExp(`(?:^|;\\s*)${name}=`).test(cookies)

export function rememberHandled(name: string): void {
  const { value, maxAgeSeconds } = handledCookie
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: it must be there before the page is left
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`
}
