import { expect, test } from 'vitest'
import { translator } from './words.ts'

const english = {
  'basket.item': '{0} item',
  'basket.items': '{0} items',
  'basket.remove': 'Remove {0}',
  close: 'Close',
}

test('finds texts whatever the case of their key [B-FMT-09]', () => {
  expect(translator(english, {}, 'en')('Basket.Remove', 'Linen shirt')).toBe('Remove Linen shirt')
})

test('fills arguments in by their number, and leaves nothing where one is missing [B-FMT-10, B-FMT-12]', () => {
  const t = translator({ swap: '{1} and {0}', note: 'Hello {0}{1}.' }, {}, 'en')
  expect(t('swap', 'a', 'b')).toBe('b and a')
  expect(t('note', 'Ida')).toBe('Hello Ida.')
})

test('ends a sentence with one full stop, even where what is filled in ends with one [B-FMT-10]', () => {
  const t = translator({ pay: 'ستدفع {0}. شكرًا', lowest: '{0}/{1}.' }, {}, 'ar')
  const dirhams = '\u200f219.00\u00a0د.إ.\u200f'

  expect(t('pay', dirhams)).toBe(`ستدفع ${dirhams} شكرًا`)
  expect(t('lowest', dirhams, '3')).toBe(`${dirhams}/3.`)
})

test('adds s to the key from two on [B-FMT-11]', () => {
  const t = translator(english, {}, 'en')
  expect([1, 2, 7, '2'].map((count) => t('basket.item', count))).toEqual(['1 item', '2 items', '7 items', '2 item'])
})

test('takes the language’s own plural form first', () => {
  const arabic = { 'basket.item': '{0} قطعة', 'basket.item#two': 'قطعتان', 'basket.item#few': '{0} قطع' }
  const t = translator(arabic, english, 'ar')
  expect([t('basket.item', 2), t('basket.item', 3), t('basket.item', 11)]).toEqual(['قطعتان', '3 قطع', '11 قطعة'])
})

test('uses the zero form when the texts have one, and else the singular [B-FMT-11]', () => {
  const t = translator({ ...english, 'page.count': '{0} page', 'page.count#zero': 'no pages' }, {}, 'en')
  expect([t('page.count', 0), t('basket.item', 0)]).toEqual(['no pages', '0 item'])
})

test('falls back to the singular, to English, then to the key, and reports this once [B-FMT-12]', () => {
  const told: string[] = []
  const t = translator({ 'basket.item': '{0} stk.' }, english, 'da', (key) => told.push(key))
  expect(t('basket.item', 5)).toBe('5 stk.')
  expect(t('close')).toBe('Close')
  expect(translator({}, english, 'da')('basket.item', 5)).toBe('5 items')
  expect([t('no.such'), t('no.such')]).toEqual(['no.such', 'no.such'])
  expect(told).toEqual(['no.such'])
  expect(t('No.Such')).toBe('No.Such')
})
