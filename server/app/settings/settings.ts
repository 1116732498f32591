import { Fault } from '#foundation/fault.ts'
import { arranged, type Settings } from './arrange-settings.ts'
import { type Environment, environment } from './environment.ts'
import { missingOfIdentity } from './identity-settings.ts'
import { missingOfLeads } from './lead-settings.ts'
import { refuseWeakLive } from './live-settings.ts'

/** Names of settings whose values must not appear in messages. */
const secret = /KEY|SECRET|TOKEN|PASSWORD|DSN|REPORT_USER|DATABASE_URL|SMTP_URL|OPENSEARCH_URL/
const neededLive = [
  'ADYEN_API_KEY',
  'ADYEN_MERCHANT_ACCOUNT',
  'ADYEN_HMAC_KEY',
  'ADYEN_CLIENT_KEY',
  'ADYEN_API_URL',
] as const

const neededOfBucket = ['S3_URL', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

/** Reads the environment. Throws a fault with the name of the first wrong setting. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const read = environment.safeParse(given)
  if (!read.success) {
    const { path, message } = read.error.issues[0]!
    throw wrong(String(path[0]), message, given)
  }
  const settings = arranged(read.data)
  requireLiveKeys(read.data)
  const lacking = missingOfIdentity(read.data) ?? missingOfLeads(read.data)
  if (lacking) throw wrong(lacking.name, lacking.rule, {})
  const missing = settings.photographs.store === 's3' ? neededOfBucket.find((name) => !read.data[name]) : undefined
  if (missing) throw wrong(missing, 'must be set where PHOTOGRAPHS is s3', {})
  for (const [name, at] of [
    ['UMBRACO', settings.content.umbraco],
    ['PAYLOAD', settings.content.payload],
  ] as const)
    if ((at.url === undefined) !== (at.key === undefined))
      throw wrong(`${name}_${at.url === undefined ? 'URL' : 'KEY'}`, `must be set where the other of ${name} is`, {})
  if (settings.voyado.key !== undefined && settings.voyado.url === undefined)
    throw wrong('VOYADO_URL', 'must be set where VOYADO_KEY is', {})
  if (settings.ga4.measurementId !== undefined && settings.ga4.apiSecret === undefined)
    throw wrong('GA4_API_SECRET', 'must be set where GA4_MEASUREMENT_ID is', {})
  refuseWeakLive(read.data, settings.loopback, (name, rule) => {
    throw wrong(name, rule, given)
  })
  if (settings.mode === 'development' && !settings.loopback)
    throw wrong('NODE_ENV', `must be production where ${whereOthersReach}`, given)
  if (settings.consent === 'granted' && !settings.loopback)
    throw wrong('CONSENT', `must be ask where ${whereOthersReach}`, given)
  if (settings.consent === 'granted' && settings.mode !== 'development')
    throw wrong('CONSENT', 'must be ask, except for npm run dev', given)
  return settings
}

/** The end of messages about rules for shops that other machines can reach. */
const whereOthersReach = 'HOST or PUBLIC_URL is not a loopback address'

function requireLiveKeys(from: Environment): void {
  if (from.ADYEN_MODE === 'simulator') return
  const missing = neededLive.find((name) => from[name] === undefined)
  if (missing) throw wrong(missing, 'must be set where ADYEN_MODE is live', {})
}

function wrong(name: string, rule: string, given: Readonly<Record<string, string | undefined>>): Fault {
  const value = secret.test(name) ? undefined : given[name]
  return new Fault('settings.wrong', { name, rule, ...(value !== undefined && { value }) })
}
