import { existsSync, readFileSync } from 'node:fs'
import { type Translate, translator, type Words } from '#foundation/words.ts'

/** The interface's texts as a shopper of this market reads them. */
export function textsIn(market: string): Translate {
  const language = market.slice(0, 2)
  return translator({ ...read(language), ...ofMarket(market) }, read('en'), language)
}

const read = (language: string): Words => JSON.parse(readFileSync(`words/${language}.json`, 'utf8'))

/** The demo shop's own texts for this market. */
function ofMarket(market: string): Words {
  const file = `shops/demo/words/${market}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
