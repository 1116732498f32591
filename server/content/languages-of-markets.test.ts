import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { knownMarkets } from '#server/markets/index.ts'
import { wordsOfMarket } from './words-of-market.ts'

const program = Object.fromEntries(
  readdirSync('words').map((file): [string, Record<string, string>] => [
    file.slice(0, -'.json'.length),
    JSON.parse(readFileSync(`words/${file}`, 'utf8')),
  ]),
)
/** Without the plural forms, because each language has its own. */
const keys = Object.keys(program.en!).filter((key) => !key.includes('#'))
const textsOf = new Map(knownMarkets.map((market) => [market.id, wordsOfMarket({ program, shop: {} }, market)]))
const written = (id: string) => JSON.stringify(textsOf.get(id))

test('uses the language of every market where it has texts, and English elsewhere', () => {
  expect(textsOf.get('nl-be')).toMatchObject({ 'basket.title': 'Winkelmand', 'basket.item#one': '{0} artikel' })
  expect(textsOf.get('it-ch')).toMatchObject({ 'basket.title': 'Carrello' })
  expect(textsOf.get('no-no')).toMatchObject({ 'basket.title': 'Handlekurv' })
  expect(textsOf.get('kk-kz')).toMatchObject({ 'basket.title': 'Себет', 'listing.next': 'Next' })
})

test('has every text in fourteen languages besides English; another language shows a missing text in English [B-MKT-O9]', () => {
  const lacks = (language: string) => keys.filter((key) => program[language]![key] === undefined)
  const complete = ['da', 'de', 'nl', 'fr', 'es', 'it', 'sv', 'no', 'fi', 'pl', 'pt', 'cs', 'tr', 'ar']

  expect(keys.length).toBeGreaterThan(1000)
  expect(complete.map((language) => [language, ...lacks(language)])).toEqual(complete.map((language) => [language]))
  const [said, unsaid] = [keys.find((key) => program.kk![key] !== undefined)!, lacks('kk')[0]!]
  expect([textsOf.get('kk-kz')![said], textsOf.get('kk-kz')![unsaid]]).toEqual([program.kk![said], program.en![unsaid]])
})

test('leaves no market without a text that another one has', () => {
  for (const [id, texts] of textsOf) expect([id, ...keys.filter((key) => texts[key] === undefined)]).toEqual([id])
})

test('has the texts prescribed by law in the language of each market of the European Economic Area [D-12]', () => {
  const european = knownMarkets.filter(({ country, language }) => country.eea && language.baseCode !== 'en')
  expect(european.length).toBeGreaterThan(25)
  for (const { id } of european)
    for (const key of ['checkout.order-button', 'orders.withdraw', 'withdrawal.confirm'])
      expect(`${id} ${textsOf.get(id)![key]}`).not.toBe(`${id} ${program.en![key]}`)
})

test('names the duty to pay on the order button in the words of each law [D-12]', () => {
  const button = (id: string) => textsOf.get(id)!['checkout.order-button']
  const worded = {
    ...{ 'de-de': 'Zahlungspflichtig bestellen', 'da-dk': 'Ordre med betalingsforpligtelse' },
    ...{ 'fr-fr': 'Commande avec obligation de paiement', 'nl-nl': 'Bestelling met betalingsverplichting' },
    ...{ 'es-es': 'Pedido con obligación de pago', 'it-it': 'Ordine con obbligo di pagare' },
    ...{ 'sv-se': 'Beställning med betalningsskyldighet', 'pl-pl': 'Zamówienie z obowiązkiem zapłaty' },
    'tr-tr': 'Ödeme yükümlülüğüyle sipariş ver',
  }

  expect(Object.fromEntries(Object.keys(worded).map((id) => [id, button(id)]))).toEqual(worded)
})

test('writes ss for ß in the German of Switzerland and Liechtenstein, and keeps ß in the other German markets', () => {
  const withEszett = ['de-de', 'de-at', 'de-lu', 'de-ch', 'de-li'].filter((id) => /[ßẞ]/.test(written(id)))
  expect(withEszett).toEqual(['de-de', 'de-at', 'de-lu'])
})
