import { expect, test } from 'vitest'
import { isFresh } from './etag.ts'
import { type ProviderHosts, securityHeaders } from './headers.ts'

const policy = (settings: Parameters<typeof securityHeaders>[0], provider?: ProviderHosts): string[] =>
  securityHeaders(settings, provider)['content-security-policy']!.split('; ')

test('runs scripts of our own only, without nonce, and refuses everything not named [B-TPS-O1]', () => {
  const rules = policy({ publicUrl: 'https://halden.test' })

  expect(rules).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types rich-text',
  ])
})

test('lets the payment step talk to, frame and post to its provider, and no other page', () => {
  const rules = policy({ publicUrl: 'https://halden.test' }, { origins: ['https://pay.test'] })

  expect(rules).toEqual(
    expect.arrayContaining([
      "connect-src 'self' https://pay.test",
      'frame-src https://pay.test',
      "form-action 'self' https://pay.test",
    ]),
  )
  expect(rules).toContain("script-src 'self'")
})

test('where a provider shows fields of its own, lets in the scripts of its wallets and the frame of any bank, by allowed addresses only', () => {
  const provider = { origins: ['https://pay.test'], scripts: ['https://wallet.test'] }
  const headers = securityHeaders({ publicUrl: 'https://halden.test' }, provider)

  expect(headers['content-security-policy']!.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://wallet.test",
      "img-src 'self' data: https://pay.test https://wallet.test",
      'frame-src https://pay.test https://wallet.test https:',
      "form-action 'self' https://pay.test https://wallet.test https:",
      "style-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types rich-text default',
    ]),
  )
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

test('shows pictures and films from a picture host where the shop has one', () => {
  expect(policy({ publicUrl: 'https://halden.test', pictureHosts: ['https://pictures.test'] })).toEqual(
    expect.arrayContaining(["img-src 'self' data: https://pictures.test", "media-src 'self' https://pictures.test"]),
  )
})

test('insists on https where the shop is on it', () => {
  expect(securityHeaders({ publicUrl: 'https://halden.test' })['strict-transport-security']).toContain(
    'max-age=63072000',
  )
  expect(securityHeaders({ publicUrl: 'http://localhost:3000' })['strict-transport-security']).toBeUndefined()
})

test('recognises the copy a client holds, among several and weakened on the way', () => {
  expect(isFresh('"a", W/"b"', '"b"')).toBe(true)
  expect(isFresh('"a"', '"b"')).toBe(false)
  expect(isFresh(undefined, '"b"')).toBe(false)
})
