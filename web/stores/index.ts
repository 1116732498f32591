/** Everything a shopper sees of the shops one can walk into. */
export { loadStockFinder } from './load-stock-finder.ts'
