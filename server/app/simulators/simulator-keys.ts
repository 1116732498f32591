/** What the shop and its simulated third parties know each other by. They open nothing: simulators answer on this machine only. */
export const adyenSimulatorKeys = {
  apiKey: 'simulator-api-key',
  merchantAccount: 'SelvedgeSimulator',
  hmacKey: '53494d554c41544f52'.padEnd(64, '0'),
} as const
