/** The usual prices of one price list, as the steps of a ladder. Each country has its own usual prices; they are never converted. */
export interface PriceList {
  readonly id: string
  readonly currency: string
  /** The price list whose selection of goods and steps is copied. The amounts are its own. */
  readonly like?: string
  /** Prices of the steps, in whole units of the currency. */
  readonly rungs: readonly number[]
  /** The nearest usual price at or below the calculated amount, for reductions and member prices. */
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
  {
    id: 'no-no',
    like: 'da-dk',
    currency: 'NOK',
    rungs: numbers(
      '99 149 199 249 299 349 499 549 599 699 849 949 1099 1199 1449 1549 1899 2149 2399 2749 3099 3599 3949 4799',
    ),
    usual: endingIn(10, 9),
  },
  {
    id: 'sv-se',
    like: 'da-dk',
    currency: 'SEK',
    rungs: numbers(
      '99 149 199 249 299 349 449 499 599 699 799 899 1049 1149 1399 1499 1849 2049 2299 2649 2999 3449 3799 4599',
    ),
    usual: endingIn(10, 9),
  },
  {
    id: 'de-ch',
    like: 'de-de',
    currency: 'CHF',
    rungs: numbers(
      '9.90 14.90 19.90 24.90 29.90 34.90 44.90 49.90 54.90 64.90 74.90 89.90 99.90 109.90 129.90 144.90 174.90 199.90 219.90 254.90 284.90 329.90 364.90 439.90',
    ),
    usual: endingIn(1, 0.9),
  },
  {
    id: 'pl-pl',
    like: 'de-de',
    currency: 'PLN',
    rungs: numbers(
      '39.99 59.99 69.99 89.99 109.99 129.99 179.99 199.99 219.99 259.99 309.99 349.99 399.99 439.99 529.99 569.99 699.99 789.99 879.99 1009.99 1139.99 1319.99 1449.99 1759.99',
    ),
    usual: endingIn(1, 0.99),
  },
  {
    id: 'cs-cz',
    like: 'de-de',
    currency: 'CZK',
    rungs: numbers(
      '249 299 399 499 649 749 999 1099 1249 1499 1749 1999 2249 2499 2999 3249 3999 4499 4999 5749 6499 7499 8249 9999',
    ),
    usual: endingIn(10, 9),
  },
  {
    id: 'hu-hu',
    like: 'de-de',
    currency: 'HUF',
    rungs: numbers(
      '3990 4990 6990 7990 10490 11990 15990 17990 19990 23990 27990 31990 35990 39990 47990 51990 63990 71990 79990 91990 103990 119990 131990 159990',
    ),
    usual: endingIn(100, 90),
  },
  {
    id: 'ro-ro',
    like: 'de-de',
    currency: 'RON',
    rungs: numbers(
      '49.99 59.99 79.99 99.99 129.99 149.99 199.99 219.99 249.99 299.99 349.99 399.99 449.99 499.99 599.99 649.99 799.99 899.99 999.99 1149.99 1299.99 1499.99 1649.99 1999.99',
    ),
    usual: endingIn(1, 0.99),
  },
  {
    id: 'en-ca',
    like: 'en-us',
    currency: 'CAD',
    rungs: numbers('14 19 24 29 39 44 59 69 74 89 104 119 134 149 179 194 239 269 299 344 389 449 494 599'),
    usual: endingIn(1, 0),
  },
  {
    id: 'fr-ma',
    like: 'fr-fr',
    currency: 'MAD',
    rungs: numbers(
      '109 139 179 219 279 319 429 489 539 649 759 859 969 1079 1299 1399 1729 1939 2159 2479 2809 3239 3559 4319',
    ),
    usual: endingIn(10, 9),
  },
  {
    id: 'mk-mk',
    like: 'de-de',
    currency: 'MKD',
    rungs: numbers(
      '590 790 1090 1190 1590 1890 2490 2790 3090 3690 4290 4990 5590 6190 7390 8090 9890 11190 12390 14290 16090 18590 20490 24790',
    ),
    usual: endingIn(10, 0),
  },
  {
    id: 'sq-al',
    like: 'de-de',
    currency: 'ALL',
    rungs: numbers(
      '990 1290 1690 1990 2590 2990 3990 4490 4990 5990 6990 7990 8990 9990 11990 12990 15990 17990 19990 22990 25990 29990 32990 39990',
    ),
    usual: endingIn(100, 90),
  },
  {
    id: 'hy-am',
    like: 'de-de',
    currency: 'AMD',
    rungs: numbers(
      '4000 5500 7000 8500 11000 12500 17000 19000 21000 25000 29500 33500 38000 42000 50500 54500 67000 75500 84000 96500 109000 126000 138500 168000',
    ),
    usual: endingIn(100, 0),
  },
  {
    id: 'bs-ba',
    like: 'de-de',
    currency: 'BAM',
    rungs: numbers(
      '19.90 24.90 32.90 38.90 50.90 58.90 77.90 87.90 97.90 117.90 136.90 156.90 175.90 195.90 234.90 254.90 313.90 352.90 391.90 450.90 509.90 587.90 646.90 783.90',
    ),
    usual: endingIn(1, 0.9),
  },
  {
    id: 'fr-dz',
    like: 'fr-fr',
    currency: 'DZD',
    rungs: numbers(
      '1490 1890 2490 2890 3790 4390 5790 6490 7290 8690 10190 11590 13090 14490 17390 18890 23190 26090 28990 33390 37690 43490 47890 57990',
    ),
    usual: endingIn(100, 90),
  },
  {
    id: 'is-is',
    like: 'da-dk',
    currency: 'ISK',
    rungs: numbers(
      '1490 1990 2590 2990 3890 4490 5990 6790 7490 8990 10490 11990 13490 14990 17990 19490 23990 26990 29990 34490 38990 44990 49490 59990',
    ),
    usual: endingIn(100, 90),
  },
  {
    id: 'kk-kz',
    like: 'de-de',
    currency: 'KZT',
    rungs: numbers(
      '4990 6490 8990 10490 13490 15490 20990 23490 25990 30990 36490 41490 46990 51990 62490 67490 82990 93490 103990 119490 134990 155990 171490 207990',
    ),
    usual: endingIn(100, 90),
  },
  {
    id: 'sr-rs',
    like: 'de-de',
    currency: 'RSD',
    rungs: numbers(
      '1190 1490 1990 2290 2990 3490 4690 5290 5890 6990 8190 9390 10490 11690 13990 15190 18690 21090 23390 26890 30390 35090 38590 46790',
    ),
    usual: endingIn(100, 90),
  },
  {
    id: 'fr-tn',
    like: 'fr-fr',
    currency: 'TND',
    rungs: numbers(
      '34.90 44.90 54.90 64.90 84.90 99.90 134.90 149.90 164.90 199.90 234.90 269.90 299.90 334.90 399.90 434.90 534.90 604.90 669.90 769.90 869.90 1004.90 1104.90 1339.90',
    ),
    usual: endingIn(1, 0.9),
  },
  {
    id: 'uk-ua',
    like: 'de-de',
    currency: 'UAH',
    rungs: numbers(
      '449 599 749 899 1149 1349 1799 1999 2249 2699 3149 3599 4049 4499 5399 5849 7199 8099 8999 10349 11699 13499 14849 17999',
    ),
    usual: endingIn(10, 9),
  },
]
