import { afterEach, expect, test, vi } from 'vitest'
import { walletsHere } from './payment-methods.tsx'

afterEach(() => void vi.unstubAllGlobals())

test('offers Apple Pay only on a device that has it, and Google Pay only where a secure page can ask for it [C-CAR-O2]', () => {
  const walletsOf = (device: object, isSecureContext = true) => {
    vi.stubGlobal('window', device)
    vi.stubGlobal('isSecureContext', isSecureContext)
    return walletsHere()
  }

  expect(walletsOf({})).toEqual([])
  expect(walletsOf({ ApplePaySession: {} })).toEqual(['apple-pay'])
  expect(walletsOf({ PaymentRequest: {} })).toEqual(['google-pay'])
  expect(walletsOf({ PaymentRequest: {} }, false)).toEqual([])
})
