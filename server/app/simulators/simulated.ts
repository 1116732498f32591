import type { MakeSimulator } from '#server/platform/simulator.port.ts'

/** Every simulator there is, by the first segment of its address. */
export const simulated: Readonly<Record<string, MakeSimulator>> = {}
