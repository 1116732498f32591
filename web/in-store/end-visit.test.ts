import { expect, onTestFinished, test, vi } from 'vitest'
import { endVisit } from './end-visit.ts'

/** A device whose browser has stored something, and whose shop answers like this. */
function device(status: number) {
  const asked: unknown[] = []
  const stored = { local: ['searched'], session: ['grid'] }
  const cookies = { read: 'consent=1; isoStoreId=bath', written: [] as string[] }
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push([method, url])
    return Response.json({}, { status })
  })
  vi.stubGlobal('localStorage', { getItem: () => null, clear: () => void stored.local.splice(0) })
  vi.stubGlobal('sessionStorage', { getItem: () => null, clear: () => void stored.session.splice(0) })
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.read
    },
    set cookie(text) {
      cookies.written.push(text)
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { asked, stored, cookies }
}

test('the end of a visit deletes the basket and all that the browser stored of the visitor [C-ISO-O1, C-BSK-06, B-ISO-05, B-ISO-O3, B-SYS-04]', async () => {
  const { asked, stored, cookies } = device(200)
  await endVisit('en-gb')

  expect(asked).toEqual([['DELETE', '/api/visitor/en-gb']])
  expect(stored).toEqual({ local: [], session: [] })
  expect(cookies.written).toEqual(['consent=; path=/; max-age=0'])
})

test('a visit that the shop could not end is not over, so that it can be ended again [C-ISO-O1]', async () => {
  const { stored, cookies } = device(503)

  await expect(endVisit('en-gb')).rejects.toThrow()
  expect(stored).toEqual({ local: ['searched'], session: ['grid'] })
  expect(cookies.written).toEqual([])
})
