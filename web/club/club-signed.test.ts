import { afterEach, beforeEach, expect, test, vi } from 'vitest'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
}

let local: ReturnType<typeof storage>
let signedIn = false
beforeEach(() => {
  local = storage()
  signedIn = false
  vi.resetModules()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', storage())
  const cookie = 'consent=consent:yes,action:yes,necessary:yes,functional:yes'
  vi.stubGlobal('document', { cookie, documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { basket: { quantity: 0 }, wishlist: { skus: [] }, signedIn },
      { headers: { date: String(new Date()) } },
    ),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function open() {
  const signed = await import('./club-signed.ts')
  const { loadVisitor } = await import('#web/platform/visitor.ts')
  return { ...signed, loadVisitor }
}

test('remembers for good that a browser signed up [B-STO-08] [C-CLB-06]', async () => {
  const { loadVisitor, rememberClubSigned } = await open()
  await loadVisitor('en-gb')
  expect([...local.kept]).toEqual([])
  rememberClubSigned()
  await loadVisitor('en-gb')

  expect([...local.kept]).toEqual([['customerClubSigned', 'true']])
})

test('remembers that an account signed up until it signs out; the browser keeps it [B-STO-08] [B-STO-09] [C-CLB-06]', async () => {
  const { loadVisitor, rememberClubSigned } = await open()
  signedIn = true
  await loadVisitor('en-gb')
  rememberClubSigned()
  await loadVisitor('en-gb')
  expect(Object.fromEntries(local.kept)).toEqual({ customerClubSigned: 'true', accountCustomerClubSigned: 'true' })

  signedIn = false
  await loadVisitor('en-gb')
  expect(Object.fromEntries(local.kept)).toEqual({ customerClubSigned: 'true' })
})

test('remembers of a subscribed account that it needs no form, until it signs out [B-STO-09, C-CLB-06]', async () => {
  const { loadVisitor, rememberAccountClubSigned } = await open()
  signedIn = true
  await loadVisitor('en-gb')
  rememberAccountClubSigned()
  expect(Object.fromEntries(local.kept)).toEqual({ accountCustomerClubSigned: 'true' })

  signedIn = false
  await loadVisitor('en-gb')
  expect([...local.kept]).toEqual([])
})
