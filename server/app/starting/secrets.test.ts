import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { findSecrets } from './secrets.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-secrets-'))
const file = join(dataDir, 'secrets.json')
const local = { cookieSecrets: undefined, internalApiKeys: undefined, loopback: true, dataDir }
afterEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(dataDir, { recursive: true }))

test('makes secrets of its own for a shop on this machine, readable by its owner alone, and keeps them', () => {
  const made = findSecrets(local)

  expect(findSecrets(local)).toEqual(made)
  expect(made.cookieSecrets[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('requires secrets in a shop that others can reach', () => {
  expect(() => findSecrets({ ...local, loopback: false })).toThrow('settings.no-secret')
})

test('prefers the secrets that the environment sets', () => {
  const given = { cookieSecrets: ['new', 'old'], internalApiKeys: ['key'] }

  expect(findSecrets({ ...local, ...given, loopback: false })).toEqual(given)
})

test('makes no new secrets if the old ones cannot be read', () => {
  writeFileSync(file, '{"cookieSecrets":')

  expect(() => findSecrets(local)).toThrow('settings.secrets-unreadable')
})
