import { knownMarkets } from '#server/markets/index.ts'
import { tableTaxes } from './table-taxes.ts'
import { describeTaxService } from './tax-service.port-test.ts'

const country = knownMarkets.find(({ id }) => id === 'en-us')!.country

describeTaxService(async () => ({ taxes: tableTaxes(country), close: async () => {} }))
