/** Payment providers that have a simulator. */
export const paymentSimulators = ['adyen', 'klarna', 'iyzico'] as const
/** Other third parties that have a simulator. A shop can run without them. */
export const otherSimulators = [
  'aftership',
  'canada-post',
  'careers',
  'conversion-tests',
  'facebook-leads',
  'ga4',
  'loqate',
  'payload',
  'pickup-points',
  'return-labels',
  'returns-plugin',
  'reviews',
  'sentry',
  'size-advisor',
  'taxjar',
  'umbraco',
  'voyado',
] as const

/** Identity providers that have a simulator. Anybody can claim any identity there, so these run only in a local shop. */
export const identitySimulators = ['google', 'apple', 'facebook', 'directory'] as const

/** Simulators that may replace a third party in a public shop. */
export const nameableSimulators = [...paymentSimulators, ...otherSimulators] as const
export const simulatorNames = [...nameableSimulators, ...identitySimulators] as const
export type SimulatorName = (typeof simulatorNames)[number]
