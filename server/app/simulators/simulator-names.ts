/** Providers of payments that have a simulator. */
export const paymentSimulators = ['adyen', 'klarna', 'iyzico'] as const
/** Other third parties that have one. A shop can do without them. */
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

/** Identity providers that have one. Anybody can claim any identity there, so they are used on this machine only. */
export const identitySimulators = ['google', 'apple', 'facebook', 'directory'] as const

/** Simulators that may replace a third party in a public shop. */
export const nameableSimulators = [...paymentSimulators, ...otherSimulators] as const
export const simulatorNames = [...nameableSimulators, ...identitySimulators] as const
export type SimulatorName = (typeof simulatorNames)[number]
