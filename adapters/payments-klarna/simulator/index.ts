/** Stands in for Klarna where there is no account: in tests, and in the demo shop. */
export { type KlarnaSimulatorKeys, klarnaSimulator } from './klarna-simulator.ts'
