/** Credentials between the shop and its simulated third parties. They give no access: simulators answer on this machine only. */
export const adyenSimulatorKeys = {
  apiKey: 'simulator-api-key',
  merchantAccount: 'SelvedgeSimulator',
  hmacKey: '53494d554c41544f52'.padEnd(64, '0'),
} as const

/** One for each country, as the size service gives them out. */
export const sizeAdvisorSimulatorKeys = {
  GB: 'gb-simulator',
  DK: 'dk-simulator',
  NL: 'nl-simulator',
  DE: 'de-simulator',
} as const

export const klarnaSimulatorKeys = { username: 'K_simulator', password: 'simulator-password' } as const
export const iyzicoSimulatorKeys = { apiKey: 'simulator-key', secretKey: 'simulator-secret' } as const
