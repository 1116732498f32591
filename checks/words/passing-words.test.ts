import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wholeLanguages } from './words.ts'

/** The word keys of all temporary messages. */
const keys = [
  'feedback.error_add_to_basket',
  'feedback.error_basket_update',
  'feedback.error_remove_from_basket',
  'feedback.error_address_update',
  'feedback.error_shipping_methods_update',
  'feedback.error_no_pickup_points',
  'feedback.error_generic',
  'feedback.error_payment_providers_initialization',
  'feedback.error_klarna_request_payment',
  'feedback.error_gift_card_complete_payment',
  'feedback.error_pay_by_link_pending',
  'feedback.error_pay_by_link_expired',
  'feedback.error_basket_initializing',
  'feedback.error_basket_not_found',
  'feedback.error_us_threshold',
  'feedback.error_minimum_threshold',
  'feedback.error_order_return',
  'feedback.error_no_order',
  'basket.promo_code_already_applied',
  'basket.promo_code_removed',
  'basket.gift_card_already_applied',
  'basket.gift_card_removed',
  'basket.promo_code_added',
  'basket.promo_code_added_empty_basket',
  'gift_card.gift_card_added',
]

test('has every toast message translated into every language [C-TST-O1]', () => {
  const [english, ...others] = wholeLanguages.map(
    (language): Record<string, string> => JSON.parse(readFileSync(`words/${language}.json`, 'utf8')),
  )

  for (const key of keys) {
    const texts = [english!, ...others].map((words) => words[key] ?? '')
    expect(texts).not.toContain('')
    expect(texts.slice(1)).not.toContain(texts[0])
  }
})
