import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translator } from '#foundation/words.ts'

const speak = (language: string) => translator(JSON.parse(readFileSync(`words/${language}.json`, 'utf8')), {}, language)

test('speaks of the last piece, one point and one result in the singular', () => {
  const said = (language: string) => {
    const t = speak(language)
    return [t('product.few-left', 1), t('loyalty.points-count', 1), t('search.suggestions-count', 1)]
  }

  expect(said('es')).toEqual(['solo queda 1', '1 punto', '1 sugerencia'])
  expect(said('it')).toEqual(['ultimo pezzo', '1 punto', '1 suggerimento'])
  expect(said('pt')).toEqual(['só resta 1', '1 ponto', '1 sugestão'])
})

test('names the store on a receipt of a store, and the day a pre-order is sent', () => {
  const said = (language: string) => {
    const t = speak(language)
    return [t('receipts.title', 'Halden'), t('product.sent-from', 'X')]
  }

  expect(said('es')).toEqual(['Tique de Halden', 'Envío a partir del X'])
  expect(said('it')).toEqual(['Scontrino: Halden', 'Spedizione dal X'])
  expect(said('pt')).toEqual(['Talão de Halden', 'Envio a partir de X'])
  expect(said('pl')).toEqual(['Paragon: Halden', 'Wysyłka od X'])
  expect(said('cs')).toEqual(['Účtenka: Halden', 'Odesíláme od X'])
})

test('does not read as an hour of the day where the hours left to order are meant', () => {
  const t = speak('cs')

  expect(t('delivery.order-within', 5, 'po 30. 11.')).toBe('Objednejte během 5 hodin. Doručení po 30. 11.')
  expect(t('product.order-within', 5)).toBe('Objednejte během 5 h')
})

test('speaks of one colour, one suggestion and one point in the singular in the north, in Dutch and in French', () => {
  const said = (language: string) => {
    const t = speak(language)
    return [t('product.more-colours', 1), t('search.suggestions-count', 1), t('loyalty.points-count', 1)]
  }

  expect(said('sv')).toEqual(['1 färg till', '1 förslag', '1 poäng'])
  expect(said('no')).toEqual(['1 farge til', '1 forslag', '1 poeng'])
  expect(said('da')).toEqual(['1 farve mere', '1 forslag', '1 point'])
  expect(said('nl')).toEqual(['nog 1 kleur', '1 suggestie', '1 punt'])
  expect(said('fi')).toEqual(['1 muu väri', '1 ehdotus', '1 piste'])
  expect(said('fr')).toEqual(['1 autre couleur', '1 suggestion', '1 point'])
})

test('says from which day a pre-order is sent, not from which place', () => {
  const said = (language: string) => speak(language)('product.sent-from', 'X')

  expect(['sv', 'no', 'da', 'nl', 'fi'].map(said)).toEqual([
    'Skickas från och med X',
    'Sendes fra og med X',
    'Sendes fra og med X',
    'Verzending vanaf X',
    'Lähetetään X alkaen',
  ])
})

test('speaks of one colour, one result, one suggestion, one point and one hour in the singular in German', () => {
  const t = speak('de')

  expect(t('product.more-colours', 1)).toBe('1 weitere Farbe')
  expect(t('search.show-all', 1, 'Mantel')).toBe('1 Ergebnis für „Mantel“ ansehen')
  expect(t('search.suggestions-count', 1)).toBe('1 Vorschlag')
  expect(t('loyalty.points-count', 1)).toBe('1 Punkt')
  expect(t('delivery.order-within', 1, 'Di., 24. Nov.')).toBe(
    'Innerhalb einer Stunde bestellen, Lieferung am Di., 24. Nov.',
  )
})

test('names goods in the plural and people who wait without a wrong verb in German', () => {
  const t = speak('de')

  expect(t('mails.product-back-intro', 'Pumps')).toMatch(/^„Pumps“ ist wieder verfügbar\./)
  expect(t('queue.ahead', 1)).toMatch(/^Vor Ihnen wartet 1 Person\./)
  expect(t('queue.ahead', 2)).toMatch(/^Vor Ihnen warten 2 Personen\./)
})

test('puts no Turkish ending behind a name, size, code or time that varies', () => {
  const words: Record<string, string> = JSON.parse(readFileSync('words/tr.json', 'utf8'))
  const ending = /\{\d+\}(?:[’'][a-zçğıöşü]+| (?:da|de|mi|mı|mu|mü)(?!\p{L}))/u

  expect(Object.entries(words).filter(([, text]) => ending.test(text))).toEqual([])
})

test('speaks of one colour, one result, one suggestion and one point in the singular in English, and of no products in the plural', () => {
  const t = speak('en')

  expect(t('product.more-colours', 1)).toBe('1 more colour')
  expect(t('search.show-all', 1, 'coat')).toBe('See 1 result for “coat”')
  expect(t('search.suggestions-count', 1)).toBe('1 suggestion')
  expect(t('loyalty.points-count', 1)).toBe('1 point')
  expect(t('facet.show-product', 0)).toBe('Show 0 products')
})

test('counts in Arabic by the forms for none, one, two, a few, many and a hundred', () => {
  const t = speak('ar')
  const counts = (key: string) => [0, 1, 2, 3, 11, 100].map((count) => t(key, count))

  expect(counts('wishlist.count')).toEqual([
    'لا توجد منتجات',
    'منتج واحد',
    'منتجان',
    '3 منتجات',
    '11 منتجًا',
    '100 منتج',
  ])
  expect(counts('loyalty.points-count')).toEqual([
    'لا نقاط بعد',
    'نقطة واحدة',
    'نقطتان',
    '3 نقاط',
    '11 نقطة',
    '100 نقطة',
  ])
  expect(t('stores.fewleft', 2)).toBe('بقيت قطعتان فقط')
  expect(t('delivery.order-within', 11, 'الأحد')).toBe('اطلب خلال 11 ساعة ليصلك يوم الأحد')
  expect(t('queue.ahead', 1)).toMatch(/^أمامك شخص واحد\./)
})

test('writes Arabic with its own comma and question mark, and every figure as the market does', () => {
  const words: Record<string, string> = JSON.parse(readFileSync('words/ar.json', 'utf8'))
  const foreign = /[\u0600-\u06ff]\s*[,;?]|[\u0660-\u0669\u066a]/

  expect(Object.entries(words).filter(([, text]) => foreign.test(text))).toEqual([])
})
