import { expect, test } from 'vitest'
import { type DeviceAsk, setUpFirst } from './set-up-first.ts'

const setUpPath = '/en-gb/iso-setup'
const asked = (more: Partial<DeviceAsk>) =>
  setUpFirst({ visitor: { mode: 'store', storeId: 'bath' }, host: 'store.example', path: '/en-gb', setUpPath, ...more })

test('sends a device of no store to the page that asks for it, and no other visitor [B-ISO-O1]', () => {
  expect(asked({ visitor: { mode: 'store' } })).toBe(setUpPath)
  expect(asked({})).toBeUndefined()
  for (const mode of ['web', 'app'] as const) expect(asked({ visitor: { mode } })).toBeUndefined()
})

test('shows that page at every address of a host named for it, in stores alone [B-ISO-01]', () => {
  expect(asked({ host: 'SETUP.store.example' })).toBe(setUpPath)
  expect(asked({ host: 'store-setup.example' })).toBe(setUpPath)
  expect(asked({ host: 'setup.example', visitor: { mode: 'web' } })).toBeUndefined()
  expect(asked({ host: 'setup.store.example', path: setUpPath })).toBeUndefined()
})
