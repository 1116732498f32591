import { afterEach, expect, test, vi } from 'vitest'
import { loadVisitor } from './visitor.ts'

afterEach(() => vi.unstubAllGlobals())

test('shows the prices for members in the document of a member, and no longer once they have signed out [D-05]', async () => {
  const documentElement = { dataset: {} as DOMStringMap }
  vi.stubGlobal('document', { documentElement, cookie: '' })
  const isMemberAfter = async (visitor: object) => {
    vi.stubGlobal('fetch', async () => Response.json(visitor))
    await loadVisitor('en-gb')
    return 'member' in documentElement.dataset
  }

  expect(await isMemberAfter({ signedIn: true, member: true })).toBe(true)
  expect(await isMemberAfter({ signedIn: true })).toBe(false)
  expect(await isMemberAfter({ signedIn: true, member: true })).toBe(true)
  expect(await isMemberAfter({ signedIn: false })).toBe(false)
})
