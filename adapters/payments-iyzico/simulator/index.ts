/** Stands in for iyzico where there is no account: in tests, and in the demo shop. */
export { iyzicoSimulator } from './iyzico-simulator.ts'
