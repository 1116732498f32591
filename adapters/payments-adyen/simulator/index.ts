/** Stands in for Adyen where there is no account: in tests, and in the demo shop. */
export { adyenSimulator } from './adyen-simulator.ts'
