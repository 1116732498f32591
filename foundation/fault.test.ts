import { expect, test } from 'vitest'
import { Fault } from './fault.ts'

test('tells by its code what happened, with its details and what caused it, where something did', () => {
  const refused = new Error('connection refused')
  const fault = new Fault('payment.not-reached', { provider: 'adyen' }, refused)

  expect(fault).toMatchObject({ message: 'payment.not-reached', code: 'payment.not-reached', cause: refused })
  expect(fault.details).toEqual({ provider: 'adyen' })
  expect(new Fault('payment.not-reached')).not.toHaveProperty('cause')
})
