import { expect, test } from 'vitest'
import { trackingLinkOf } from './carriers.ts'

test('makes the link of a parcel from its carrier and number, however the carrier is written [C-TRK-04]', () => {
  for (const carrier of ['gls', 'GLS', ' G.L.S. '])
    expect(trackingLinkOf(carrier, '12345678901')).toBe('https://gls-group.com/track/12345678901')
  expect(trackingLinkOf('La Poste', '6A1')).toBe('https://www.laposte.fr/outils/suivre-vos-envois?code=6A1')
})

test('lets no number lead elsewhere, and makes no link for an unknown carrier [C-TRK-04]', () => {
  expect(trackingLinkOf('ups', '../a?b=$&#c')).toBe('https://www.ups.com/track?tracknum=..%2Fa%3Fb%3D%24%26%23c')
  expect(trackingLinkOf('Carrier', '1')).toBeUndefined()
  expect(trackingLinkOf('', '1')).toBeUndefined()
})
