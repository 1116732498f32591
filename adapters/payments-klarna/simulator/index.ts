/** Stands in for Klarna where there is no account: in tests, and in the demo shop. */
export { klarnaSimulator } from './klarna-simulator.ts'
