/** Providers of payments that have a simulator. */
export const paymentSimulators = ['adyen', 'klarna', 'iyzico'] as const
/** Other third parties that have one. A shop can do without them. */
export const otherSimulators = ['canada-post', 'loqate', 'pickup-points', 'size-advisor', 'taxjar'] as const

export const simulatorNames = [...paymentSimulators, ...otherSimulators] as const
export type SimulatorName = (typeof simulatorNames)[number]
