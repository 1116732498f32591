import { weaknessOf, weaknessOfGiven } from './weak-secret.ts'

/** Secrets that the operator makes. Those given out by providers are listed separately. */
const ownSecrets = [
  'COOKIE_SECRET',
  'INTERNAL_API_KEY',
  'FACEBOOK_LEADS_VERIFY_TOKEN',
  'METRICS_TOKEN',
  'SIGNUP_ACCESS_TOKEN',
  'WAREHOUSE_KEY',
] as const
const givenSecrets = [
  'ADYEN_API_KEY',
  'ADYEN_HMAC_KEY',
  'KLARNA_PASSWORD',
  'IYZICO_API_KEY',
  'IYZICO_SECRET_KEY',
  'LOQATE_KEY',
  'CANADA_POST_KEY',
  'AFTERSHIP_API_KEY',
  'AFTERSHIP_WEBHOOK_SECRET',
  'S3_SECRET_KEY',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'FACEBOOK_LEADS_APP_SECRET',
  'FACEBOOK_LEADS_PAGE_TOKEN',
  'DIRECTORY_CLIENT_SECRET',
] as const
/** URLs of third parties. They must use TLS. */
const providerAddresses = [
  'ADYEN_API_URL',
  'KLARNA_API_URL',
  'IYZICO_API_URL',
  'LOQATE_URL',
  'CANADA_POST_URL',
  'AFTERSHIP_URL',
  'SIZE_ADVISOR_URL',
  'WAREHOUSE_URL',
  'DIRECTORY_ISSUER',
] as const

type Given = Readonly<
  Partial<
    Record<(typeof ownSecrets)[number], string | readonly string[] | undefined> &
      Record<(typeof givenSecrets | typeof providerAddresses)[number], string | undefined>
  >
>

/**
 * Refuses weak secrets of a shop that others can reach, and keys that no provider gave out. In every shop it refuses
 * provider URLs without TLS.
 */
export function refuseWeakLive(from: Given, loopback: boolean, refuse: (name: string, rule: string) => void): void {
  for (const name of ownSecrets) {
    const weakness = loopback ? undefined : listed(from[name]).map(weaknessOf).find(Boolean)
    if (weakness) refuse(name, weakness)
  }
  for (const name of loopback ? [] : givenSecrets) {
    const weakness = from[name] === undefined ? undefined : weaknessOfGiven(from[name])
    if (weakness) refuse(name, weakness)
  }
  for (const name of providerAddresses) {
    const address = from[name]
    if (address === undefined || new URL(address).protocol === 'https:') continue
    if (!loopback || !isThisMachine(address)) refuse(name, 'must begin with https')
  }
}

const listed = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

/** True for a service on the developer's own machine. */
const isThisMachine = (address: string): boolean =>
  /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(new URL(address).hostname)
