/** The signs and words that shoppers type for a currency, folded. */
const named: Readonly<Record<string, readonly string[]>> = {
  GBP: ['£', 'gbp', 'pound', 'pounds', 'quid'],
  EUR: ['€', 'eur', 'euro', 'euros'],
  USD: ['$', 'usd', 'dollar', 'dollars'],
  DKK: ['kr', 'dkk', 'kroner', 'krone'],
  SEK: ['kr', 'sek', 'kronor', 'krona'],
  NOK: ['kr', 'nok', 'kroner', 'krone'],
  TRY: ['₺', 'tl', 'try', 'lira', 'liraya', 'liradan'],
  AED: ['aed', 'dhs', 'درهم', 'دراهم', 'درهما'],
  CHF: ['chf', 'fr', 'franken', 'francs'],
  PLN: ['zł', 'zl', 'pln'],
  CZK: ['kč', 'kc', 'czk'],
}

export const currencyWordsOf = (currency: string): ReadonlySet<string> =>
  new Set([currency.toLowerCase(), ...(named[currency] ?? [])])
