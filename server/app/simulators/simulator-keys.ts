import { createECDH, createHash, createPrivateKey } from 'node:crypto'

/** Credentials between the shop and its simulators. They protect nothing real. */
export const adyenSimulatorKeys = {
  apiKey: 'simulator-api-key',
  merchantAccount: 'SelvedgeSimulator',
  hmacKey: '53494d554c41544f52'.padEnd(64, '0'),
} as const

/** One key per country, as the real size service has. */
export const sizeAdvisorSimulatorKeys = {
  GB: 'gb-simulator',
  DK: 'dk-simulator',
  NL: 'nl-simulator',
  DE: 'de-simulator',
} as const

export const cmsSimulatorKeys = { apiKey: 'simulator-key', noticeKey: 'simulator-notice-key-of-this-machine' } as const

export const klarnaSimulatorKeys = { username: 'K_simulator', password: 'simulator-password' } as const
export const iyzicoSimulatorKeys = { apiKey: 'simulator-key', secretKey: 'simulator-secret' } as const

export const aftershipSimulatorKeys = { apiKey: 'simulator-key', webhookSecret: 'simulator-secret' } as const

export const facebookLeadsSimulatorKeys = {
  verifyToken: 'simulator-verify-token',
  appSecret: 'simulator-secret',
  pageToken: 'simulator-page-token',
} as const
export const sentrySimulatorKeys = { key: 'simulator-key', project: '1' } as const
export const ga4SimulatorKeys = { measurementId: 'G-SIMULATOR', apiSecret: 'simulator-secret' } as const

export const googleSimulatorKeys = { clientId: 'selvedge-simulator', secret: 'simulator-secret' } as const
export const directorySimulatorKeys = { clientId: 'selvedge-simulator', secret: 'simulator-secret' } as const
export const facebookSimulatorKeys = { clientId: '100000000000001', clientSecret: 'simulator-secret' } as const
export const appleSimulatorKeys = {
  clientId: 'example.selvedge.simulator',
  teamId: 'SIMULATOR1',
  keyId: 'SIMULATOR2',
  privateKey: keyFromText('apple simulator'),
} as const

/** An ES256 key derived from a text, so that both sides have the same key. */
function keyFromText(text: string): string {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(createHash('sha256').update(text).digest())
  const point = curve.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = { kty: 'EC', crv: 'P-256', x: x!, y: y!, d: curve.getPrivateKey().toString('base64url') }
  return String(createPrivateKey({ key, format: 'jwk' }).export({ type: 'pkcs8', format: 'pem' }))
}
