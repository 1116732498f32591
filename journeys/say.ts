import { readFileSync } from 'node:fs'
import { type Translate, translator, type Words } from '#foundation/words.ts'

/** The interface's texts as a shopper of this market reads them. */
export function say(market: string): Translate {
  const language = market.slice(0, 2)
  return translator(read(language), read('en'), language)
}

const read = (language: string): Words => JSON.parse(readFileSync(`words/${language}.json`, 'utf8'))
