import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import type { Market } from '#server/markets/index.ts'
import { basketCookie, readVisitor, type VisitorRequest } from './index.ts'

const danish = { id: 'da-dk' } as Market
const needs = {
  markets: { find: (id: string) => (id === 'da-dk' ? danish : undefined) },
  storeHosts: ['store.halden.test'],
  isStore: (id: string) => id === 'bath',
  isPreviewKey: (key: string) => key === 'editors-only',
}
const request = (more: Partial<VisitorRequest> = {}): VisitorRequest => ({
  cookies: {},
  headers: {},
  query: {},
  host: 'halden.test',
  address: '192.0.2.7',
  ...more,
})

test('reads the chosen market in any case [B-STO-03]', () => {
  expect(readVisitor(needs, request({ cookies: { market: 'DA-dk' } })).market).toBe(danish)
})

test('treats a stored market that is no longer open as no market [B-MKT-O3]', () => {
  expect(readVisitor(needs, request({ cookies: { market: 'xx-xx' } })).market).toBeUndefined()
})

test('reads the consent from the cookie named for it, and from no other [B-CONS-08]', () => {
  const grantedBy = (cookies: Record<string, string>) => [
    ...(readVisitor(needs, request({ cookies })).consent?.granted ?? []),
  ]

  expect(grantedBy({ consent: 'action:yes,analytics:yes' })).toEqual(['necessary', 'analytics'])
  expect(grantedBy({ 'cookie-consent': 'action:yes,analytics:yes' })).toEqual(['necessary'])
})

test('lets the market of the address win over the stored one', () => {
  const german = { id: 'de-de' } as Market

  expect(readVisitor(needs, request({ cookies: { market: 'da-dk' } }), german).market).toBe(german)
})

test('keeps a guest basket for 30 days [B-STO-01]', () => {
  expect(basketCookie).toMatchObject({ name: 'basket', maxAgeSeconds: 2_592_000 })
})

test('accepts only a complete basket cookie, with the key of the basket [B-STO-01]', () => {
  const [basketId, basketKey] = [newId(), 'k'.repeat(43)]

  expect(readVisitor(needs, request({ cookies: { basket: `${basketId}.${basketKey}` } }))).toMatchObject({
    basketId,
    basketKey,
  })
  for (const half of [
    basketId,
    `.${basketKey}`,
    `${basketId}.`,
    `${basketId}.${basketKey}.x`,
    `${basketId}.short`,
    `${basketId}.k${basketKey}`,
  ])
    expect(readVisitor(needs, request({ cookies: { basket: half } })).basketId).toBeUndefined()
  expect(readVisitor(needs, request({ cookies: { basket: "' or 1=1" } })).basketId).toBeUndefined()
})

test('shows drafts only to visitors with the preview key', () => {
  expect(readVisitor(needs, request({ cookies: { preview: 'editors-only' } })).preview).toBe(true)
  expect(readVisitor(needs, request({ cookies: { preview: 'guess' }, query: { preview: 'true' } })).preview).toBe(false)
})

test('knows the app by its header, its query or its cookie, and nothing else by them [B-APP-O1, B-SIM-15]', () => {
  expect(readVisitor(needs, request({ headers: { 'x-app-platform': 'ios' } })).mode).toBe('app')
  expect(readVisitor(needs, request({ headers: { 'x-app-platform': 'Android' } })).mode).toBe('app')
  expect(readVisitor(needs, request({ headers: { 'x-app-platform': 'other' } })).mode).toBe('web')
  expect(readVisitor(needs, request({ query: { app: '1' } })).mode).toBe('web')
  expect(readVisitor(needs, request({ query: { app: 'true' } })).mode).toBe('app')
  expect(readVisitor(needs, request({ cookies: { app: 'true' } })).mode).toBe('app')
})

test('knows an in-store device by the host it calls [B-ISO-O1]', () => {
  const modeAt = (host: string) => readVisitor(needs, request({ host, cookies: { isoStoreId: 'bath' } })).mode

  expect(modeAt('STORE.halden.test')).toBe('store')
  expect([modeAt('halden.test'), modeAt('other.store.halden.test')]).toEqual(['web', 'web'])
})

test('takes a device for that of a store only where the shop has the store [C-ISO-O2, B-STO-14]', () => {
  const store = (isoStoreId: string, host = 'store.halden.test') =>
    readVisitor(needs, request({ cookies: { isoStoreId }, host }))

  expect(store('bath')).toMatchObject({ mode: 'store', storeId: 'bath' })
  expect(store('nowhere').storeId).toBeUndefined()
  expect(store('bath', 'halden.test').storeId).toBeUndefined()
})

test('accepts the store in a header only from our own servers [C-ISO-03, C-ISO-O2, C-SES-10, C-SES-O6, B-ISO-O2] [B-CMS-09]', () => {
  const told = (storeId: string, isOwnServer: boolean) =>
    readVisitor(needs, request({ headers: { 'x-iso-context': storeId }, isOwnServer }))

  expect(told('bath', true)).toMatchObject({ mode: 'store', storeId: 'bath', ownPages: true })
  expect(told('bath', false)).toMatchObject({ mode: 'web', ownPages: false })
  expect(told('nowhere', true)).toMatchObject({ mode: 'web' })
})

test('gives pages of their own to bearers of a promo code, a preview or a store mark [B-CMS-12]', () => {
  expect(readVisitor(needs, request()).ownPages).toBe(false)
  for (const name of ['promocode', 'preview', 'isoStoreId']) {
    expect(readVisitor(needs, request({ cookies: { [name]: 'x' } })).ownPages).toBe(true)
    expect(readVisitor(needs, request({ query: { [name]: 'x' } })).ownPages).toBe(true)
  }
})
