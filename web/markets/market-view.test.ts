import { expect, test } from 'vitest'
import type { Shell } from '#contracts/content.ts'
import { marketView } from './market-view.ts'

const viewIn = (locale: string, translations: Record<string, string> = {}) =>
  marketView({
    ...{ market: { locale, timeZone: 'Europe/Copenhagen' }, shopName: 'Halden', links: {}, badges: [], markets: [] },
    ...{ navigation: { brands: [] }, featureToggles: {}, translations },
  } as unknown as Shell)

test.each([
  ['da-DK', 'DKK', '199,95 KR'],
  ['no-NO', 'NOK', '199,95 KR'],
  ['sv-SE', 'SEK', '199,95 KR'],
  ['de-DE', 'EUR', '199,95 €'],
  ['it-IT', 'EUR', '€ 199,95'],
  ['it-CH', 'CHF', 'CHF 199.95'],
  ['tr-TR', 'TRY', '199,95 TL'],
  ['ro-RO', 'RON', '199,95 LEI'],
  ['cs-CZ', 'CZK', '199,95 Kč'],
  ['en-GB', 'GBP', '£199.95'],
])(
  'pages in %s show 199.95 %s as %s [B-FMT-01, B-FMT-02, B-FMT-03, B-FMT-04, B-FMT-05, B-FMT-06, C-TAX-03, C-TAX-O4]',
  (locale, currency, shown) => {
    expect(viewIn(locale).money({ amount: 199.95, currency }).replaceAll('\u00a0', ' ')).toBe(shown)
  },
)

test('pages find a text whatever the case of its key, its plural from two on, and fill in what they are given [B-FMT-09, B-FMT-10, B-FMT-11]', () => {
  const { t } = viewIn('en-GB', { 'basket.item': '{0} item of {1}', 'basket.items': '{0} items of {1}' })

  expect([t('Basket.Item', 1, 'ten'), t('basket.item', 2, 'ten')]).toEqual(['1 item of ten', '2 items of ten'])
})
