import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

test('passes on everything needed to show the bank’s challenge on the page [C-CAR-02, C-CAR-O1]', () => {
  const action = {
    type: 'threeDS2',
    subtype: 'challenge',
    token: 'eyJ',
    authorisationToken: 'A',
    paymentMethodType: 'scheme',
  }

  expect(readAnswer({ resultCode: 'ChallengeShopper', pspReference: 'P', action }).action).toEqual({
    type: 'threeDS2',
    paymentMethodType: 'scheme',
    more: { subtype: 'challenge', token: 'eyJ', authorisationToken: 'A' },
  })
})

test('never guesses what an unknown result means', () => {
  expect(() => readAnswer({ resultCode: 'PartiallyAuthorised', pspReference: 'P' })).toThrow('adyen.result-unknown')
  expect(() => readAnswer({ resultCode: 'RedirectShopper', pspReference: 'P' })).toThrow('adyen.action-missing')
  expect(() => readAnswer({})).toThrow('adyen.result-unknown')
})

const url = 'https://bank.test/ask'

test.each([
  ['Authorised', 'authorised', undefined],
  ['Received', 'received', undefined],
  ['Pending', 'pending', undefined],
  ['Refused', 'refused', 'payment.refused'],
  ['Cancelled', 'cancelled', 'payment.cancelled'],
  ['Error', 'error', 'payment.failed'],
])('reads %s as %s [C-PRS-O1]', (resultCode, outcome, reason) => {
  expect(readAnswer({ resultCode, pspReference: 'P', merchantReference: 'o1' })).toEqual({
    ...{ outcome, paymentId: 'o1', reference: 'P' },
    ...(reason === undefined ? {} : { reason }),
  })
})

test('gives the known reason of a refusal, and no reason for a successful payment', () => {
  const reason = (resultCode: string, refusalReasonCode: string) => readAnswer({ resultCode, refusalReasonCode }).reason

  expect(reason('Refused', '6')).toBe('payment.card-expired')
  expect(reason('Refused', '999')).toBe('payment.refused')
  expect(reason('Cancelled', '6')).toBe('payment.cancelled')
  expect(reason('Error', '6')).toBe('payment.failed')
  expect(reason('Authorised', '6')).toBeUndefined()
})

test('returns the amount that was charged', () => {
  expect(readAnswer({ resultCode: 'Authorised', amount: { value: 1990, currency: 'DKK' } }).amount).toEqual({
    minor: 1990,
    currency: 'DKK',
  })
})

test('identifies a card by the provider’s alias, or else by its digits and expiry date', () => {
  const card = (additionalData: object) => readAnswer({ resultCode: 'Authorised', additionalData }).card

  expect(card({ alias: 'A1', cardBin: '411111', cardSummary: '1111' })).toBe('A1')
  expect(card({ cardBin: '411111', cardSummary: '1111', expiryDate: '3/2030' })).toBe('411111…1111 3/2030')
  expect(card({ cardBin: '411111', cardSummary: '1111' })).toBe('411111…1111 ')
  expect(card({ cardBin: '411111' })).toBeUndefined()
  expect(card({ cardSummary: '1111' })).toBeUndefined()
  expect(card({})).toBeUndefined()
})

test('passes on the valid fields of an action and drops the others [C-CAR-02, C-ENT-12, C-CAR-O1]', () => {
  const action = (more: object) => readAnswer({ resultCode: 'Pending', action: more }).action
  const whole = { type: 'redirect', method: 'POST', url, paymentMethodType: 'ideal', data: { MD: 'm' } }

  expect(action(whole)).toEqual(whole)
  expect(action({ type: 'redirect', method: 1, url: 2, paymentMethodType: 3, data: 'x' })).toEqual({ type: 'redirect' })
  expect(action({ type: 'redirect', data: null })).toEqual({ type: 'redirect' })
  expect(action({ url })).toBeUndefined()
})

test('rejects an action without a type', () => {
  expect(() => readAnswer({ resultCode: 'RedirectShopper', action: { url } })).toThrow('adyen.action-missing')
})
