/** The price points of one price list, rung by rung: each country's own habits, never a converted amount. */
export interface PriceList {
  readonly id: string
  readonly currency: string
  /** Whole units of the currency. */
  readonly rungs: readonly number[]
  /** The nearest usual amount at or below a wished one, for reductions and member prices. */
  readonly usual: (wished: number) => number
}

const numbers = (text: string): number[] => text.split(' ').map(Number)
const endingIn =
  (step: number, ending: number) =>
  (wished: number): number =>
    Math.floor((wished - ending) / step) * step + ending

export const priceLists: readonly PriceList[] = [
  {
    id: 'da-dk',
    currency: 'DKK',
    rungs: numbers(
      '79 99 129 149 199 249 299 349 399 449 499 599 699 799 899 999 1199 1399 1599 1799 1999 2299 2499 2999',
    ),
    usual: endingIn(10, 9),
  },
  {
    id: 'de-de',
    currency: 'EUR',
    rungs: numbers(
      '9.95 12.95 16.95 19.95 25.95 29.95 39.95 44.95 49.95 59.95 69.95 79.95 89.95 99.95 119.95 129.95 159.95 179.95 199.95 229.95 259.95 299.95 329.95 399.95',
    ),
    usual: endingIn(1, 0.95),
  },
  {
    id: 'fr-fr',
    currency: 'EUR',
    rungs: numbers(
      '9.99 12.99 15.99 19.99 25.99 29.99 39.99 45.99 49.99 59.99 69.99 79.99 89.99 99.99 119.99 129.99 159.99 179.99 199.99 229.99 259.99 299.99 335.99 399.99',
    ),
    usual: endingIn(1, 0.99),
  },
  {
    id: 'en-gb',
    currency: 'GBP',
    rungs: numbers('8 10 14 16 20 25 32 36 42 48 55 65 75 85 95 110 130 150 170 195 215 245 275 325'),
    usual: endingIn(1, 0),
  },
  {
    id: 'tr-tr',
    currency: 'TRY',
    rungs: numbers(
      '299 399 499 599 799 999 1199 1299 1499 1799 1999 2399 2799 2999 3499 3999 4799 5499 5999 6999 7999 8999 9999 11999',
    ),
    usual: endingIn(50, 49),
  },
  {
    id: 'en-us',
    currency: 'USD',
    rungs: numbers('12 14 18 22 29 35 45 49 59 69 79 89 99 119 129 149 179 199 229 259 289 329 359 429'),
    usual: endingIn(1, 0),
  },
  {
    id: 'ar-ae',
    currency: 'AED',
    rungs: numbers('45 55 69 79 105 129 159 179 219 249 279 329 379 419 479 529 629 729 829 929 1049 1199 1299 1549'),
    usual: endingIn(5, 4),
  },
]
