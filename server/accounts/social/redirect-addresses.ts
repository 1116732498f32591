import type { ProviderId } from '../identity-provider.port.ts'

export const callbackPath = '/login/callback'
const applePaths = ['/api/auth/callback/apple', '/api/auth/public/callback/apple']

/** The address of this shop to which a provider sends the browser back. */
export const redirectUriOf = (publicUrl: string, provider: ProviderId): string =>
  `${publicUrl}${provider === 'apple' ? applePaths[0] : callbackPath}`

/** True for the allowed return addresses. They must be exactly equal, so that no other page gets a code. */
export const isRedirectUri = (publicUrl: string, provider: ProviderId, address: string): boolean =>
  provider === 'apple'
    ? applePaths.some((path) => address === `${publicUrl}${path}`)
    : address === redirectUriOf(publicUrl, provider)

/**
 * The page that Apple's answer belongs to; the public client library names it in its state. For an address outside this
 * shop the callback page is used.
 */
export function pageOfState(publicUrl: string, state: string | undefined): string {
  const address = addressIn(state)
  if (address === undefined || !URL.canParse(address)) return callbackPath
  const url = new URL(address)
  return url.origin === publicUrl && !url.pathname.startsWith('//') ? url.pathname : callbackPath
}

function addressIn(state = ''): string | undefined {
  try {
    const { frontendRedirectURI } = JSON.parse(fromBase64(state)) as { frontendRedirectURI?: unknown }
    return typeof frontendRedirectURI === 'string' ? frontendRedirectURI : undefined
  } catch {
    return undefined
  }
}

const fromBase64 = (text: string): string => decodeURIComponent(escapeBytes(atob(text)))
const escapeBytes = (bytes: string): string =>
  bytes.replaceAll(/./gs, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
