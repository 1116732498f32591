import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/**
 * A page of the shop whose access token has expired. The shop refuses this many times before it accepts a call; it
 * refreshes the session, or says that it is over.
 */
async function openPage({ refusals, isOver = false }: { readonly refusals: number; readonly isOver?: boolean }) {
  vi.resetModules()
  const sent: { readonly path: string; readonly credentials: RequestCredentials | undefined }[] = []
  const left = { refusals }
  const front = { uid: 'u', ate: Date.now() + 60_000, up: { iat: Math.floor(Date.now() / 1000), sessionHandle: 's' } }
  const headers = { 'front-token': btoa(JSON.stringify(front)) }
  vi.stubGlobal('location', { origin: 'https://halden.test', href: 'https://halden.test/en-gb', pathname: '/en-gb' })
  vi.stubGlobal('document', { cookie: 'authenticated=1', documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', { locks: undefined })
  vi.stubGlobal('fetch', async (asked: string | Request, init?: RequestInit) => {
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, 'https://halden.test')
    sent.push({ path: pathname, credentials: typeof asked === 'string' ? init?.credentials : asked.credentials })
    if (pathname.endsWith('/refresh')) return new Response('{}', isOver ? { status: 401 } : { headers })
    return left.refusals-- > 0 ? new Response('{}', { status: 401 }) : new Response('{"countries":[]}')
  })
  const { api } = await import('./client.ts')
  const { loadVisitor } = await import('./visitor.ts')
  return { api, loadVisitor, sent, paths: () => sent.map(({ path }) => path) }
}

const refresh = '/api/auth/session/refresh'
const call = '/api/order/en-gb/countries'
const ask = ({ api }: Awaited<ReturnType<typeof openPage>>) =>
  api('GET /api/order/{catalog}/countries', { catalog: 'en-gb' }).then(
    () => 'answered',
    ({ status }: { readonly status?: number }) => status,
  )

test('refreshes the session and sends a call of a page again, as often as it is refused [D-26, B-AUTH-03, B-AUTH-O2]', async () => {
  const page = await openPage({ refusals: 3 })

  expect(await ask(page)).toBe('answered')
  expect(page.paths()).toEqual([call, refresh, call, refresh, call, refresh, call])
  expect(new Set(page.sent.map(({ credentials }) => credentials))).toEqual(new Set(['same-origin', 'include']))
})

test('takes the answer of a call as it is once the session cannot be refreshed [D-26, B-ERR-O2]', async () => {
  const page = await openPage({ refusals: 99, isOver: true })

  expect(await ask(page)).toBe(401)
  expect(page.paths()).toEqual([call, refresh, call])
})

test('asks again who the shopper is once the session is refreshed [D-26, B-ERR-O2]', async () => {
  const page = await openPage({ refusals: 1 })
  await page.loadVisitor('en-gb')

  expect(page.paths()).toEqual(['/api/visitor/en-gb', refresh, '/api/visitor/en-gb'])
})
