import { expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { ApiError, errorClass } from './api-error.ts'
import { createApi, type Transport } from './client.ts'
import { isError, orFailed } from './failed-answer.ts'

/** Records the requests and always gives the same answer. */
function postbox(status: number, text = '{}') {
  const sent: Parameters<Transport>[0][] = []
  const api = createApi(async (request) => {
    sent.push(request)
    return { status, headers: { 'x-trace': 't1' }, text }
  })
  return { api, sent }
}

const line = { catalog: 'da-dk', body: { sku: '100231_navy_03_38' } } as const

test('writes path, query and body from the key of the call [B-API-01] [B-API-02, C-API-01]', async () => {
  const { api, sent } = postbox(200)

  await api('PUT /api/order/{catalog}/basket/line/{lineItemId}', {
    catalog: 'da-dk',
    lineItemId: 'a/b',
    body: { quantity: 2 },
  })

  expect(sent).toEqual([
    {
      method: 'PUT',
      url: '/api/order/da-dk/basket/line/a%2Fb',
      body: '{"quantity":2}',
      headers: {
        accept: 'application/json',
        'x-current-market': 'da-dk',
        'content-type': 'application/json-patch+json',
      },
    },
  ])
})

test('sends bodies as patch JSON, and as plain JSON where the call is described so [B-API-O1] [C-API-O2]', async () => {
  const { api, sent } = postbox(200)
  const catalog = 'da-dk'
  await api('POST /api/order/{catalog}/basket/line', { catalog, body: { sku: '1_navy_38', quantity: 1 } })
  await api('POST /api/wishlist/createwishlist', { body: { wishlistName: 'Summer' } })
  await api('PUT /api/wishlist/updatewishlistname', { query: { wishlistId: 'w' }, body: { wishlistName: 'Summer' } })
  await api('POST /api/recommendation/{catalog}/recommendations', { catalog, body: {} })
  await api('POST /api/recommendation/{catalog}/recommendations3', { catalog, body: { slots: [] } })
  const mail = { query: { wishlistId: 'w' }, body: { mailAddress: 'ane@example.com', message: '' } }
  await api('POST /api/wishlist/share-wishlist-mail' as never, mail as never)
  await api('POST /api/voyado/voyado/promotion-show/{accountEmail}', {
    accountEmail: 'ane@example.com',
    body: { market: catalog },
  })

  expect(sent.map(({ headers }) => headers['content-type'])).toEqual([
    'application/json-patch+json',
    ...Array(6).fill('application/json'),
  ])
})

test('repeats the parameter for each value of a list and leaves out what is undefined [B-API-04] [B-API-05, C-API-02]', async () => {
  const { api, sent } = postbox(200, '[]')

  await api('GET /api/catalog/{catalog}/products-simple', {
    catalog: 'da-dk',
    query: { productIds: ['a', 'b'], returnSorted: undefined },
  })

  expect(sent[0]?.url).toBe('/api/catalog/da-dk/products-simple?productIds=a&productIds=b')
})

test('reads the answer as JSON [B-API-03, C-API-01]', async () => {
  expect(await postbox(200, '{"navigation":true}').api('GET /api/feature-flags')).toEqual({ navigation: true })
})

test('says which path parameter is missing before anything is sent [B-ERR-10] [C-API-02] [C-API-O4, B-ERR-O1, B-API-04]', async () => {
  const { api, sent } = postbox(200)

  for (const catalog of ['', undefined, null] as string[])
    await expect(api('DELETE /api/order/{catalog}/basket', { catalog })).rejects.toThrow(
      /^The parameter catalog must be defined\.$/,
    )
  const line = { catalog: 'da-dk', lineItemId: '', body: { quantity: 2 } }
  await expect(api('PUT /api/order/{catalog}/basket/line/{lineItemId}', line)).rejects.toThrow(
    /^The parameter lineItemId must be defined\.$/,
  )
  expect(sent).toEqual([])
})

test('says which query parameter is null before anything is sent [B-ERR-11] [C-API-02] [C-API-O4, B-ERR-O1, B-API-04]', async () => {
  const { api, sent } = postbox(200)
  const query = { market: null } as unknown as { market: string }

  await expect(api('GET /api/navigation', { query })).rejects.toThrow(/^The parameter market cannot be null\.$/)
  expect(sent).toEqual([])
})

test('turns a refusal into an error with everything known of it [B-ERR-01] [B-ERR-03] [C-API-08, C-API-04]', async () => {
  const body = {
    status: 400,
    message: 'Kun 2 tilbage.',
    errors: { lineItem: ['Kun 2 tilbage.'] },
    code: 'basket.not-enough-stock',
  }

  const error = await postbox(400, JSON.stringify(body))
    .api('POST /api/order/{catalog}/basket/line', line)
    .catch((caught: unknown) => caught)

  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    message: 'Bad Request',
    status: 400,
    response: JSON.stringify(body),
    headers: { 'x-trace': 't1' },
    result: body,
  })
})

test('shows the first text about a line when a basket is refused [C-BSK-09, C-API-O3, C-API-04]', async () => {
  const body = {
    message: 'Something is not right.',
    errors: { promoCode: ['No.'], lineItem: ['Only 2 left.', 'More.'] },
  }

  const error = await postbox(400, JSON.stringify(body))
    .api('POST /api/order/{catalog}/basket/line', line)
    .catch((caught: ApiError) => caught)

  expect((error as ApiError).shown).toBe('Only 2 left.')
})

test('names the statuses that have names, and calls the rest unexpected [B-ERR-02] [B-ERR-04] [B-ERR-05] [B-ERR-06] [B-ERR-08] [C-API-03] [C-API-04, B-ERR-O1]', async () => {
  const message = async (status: number) =>
    (
      (await postbox(status, 'not json')
        .api('GET /api/feature-flags')
        .catch((error: ApiError) => error)) as ApiError
    ).message

  expect(await message(400)).toBe('Bad Request')
  expect(await message(401)).toBe('Unauthorized')
  expect(await message(403)).toBe('Forbidden')
  expect(await message(404)).toBe('Not Found')
  expect(await message(302)).toBe('Found')
  for (const other of [201, 301, 402, 409, 429, 500, 503])
    expect([other, await message(other)]).toEqual([other, 'An unexpected server error occurred.'])
})

test('throws for any other status an error with its message, status, headers, raw body and, where that is JSON, what it says [C-API-03]', async () => {
  const thrown = async (text: string) =>
    (await postbox(500, text)
      .api('GET /api/feature-flags')
      .catch((error: unknown) => error)) as ApiError
  const told = {
    message: 'An unexpected server error occurred.',
    ...{ status: 500, headers: { 'x-trace': 't1' } },
  }

  expect(await thrown('{"code":"call.failed"}')).toBeInstanceOf(ApiError)
  expect(await thrown('{"code":"call.failed"}')).toMatchObject({
    ...told,
    response: '{"code":"call.failed"}',
    result: { code: 'call.failed' },
  })
  expect(await thrown('not json')).toMatchObject({ ...told, response: 'not json', result: undefined })
})

test('accepts 200, with or without a body, as well as 204 from the calls that note or end a request by mail [B-API-60] [B-API-61] [B-API-62] [B-ERR-09]', async () => {
  const calls = [
    'PUT /api/notifyme/{catalog}/optin',
    'GET /api/notifyme/{catalog}/optout',
    'PUT /api/productgoinglive/{catalog}/optin',
  ] as const
  for (const [status, text, read] of [
    [200, '{}', {}],
    [200, '', undefined],
    [204, '', undefined],
  ] as const) {
    const api = createApi<Record<(typeof calls)[number], { answer: ZodType }>>(async () => ({
      status,
      text,
      headers: {},
    }))
    for (const key of calls) await expect(api(key, { catalog: 'da-dk' })).resolves.toEqual(read)
  }
})

test('accepts 204 as success only for calls with an empty answer [B-ERR-07] [B-ERR-09] [C-API-05, C-API-04]', async () => {
  const launch = 'PUT /api/productgoinglive/{catalog}/optin'
  type Keys =
    | `PUT /api/notifyme/{catalog}/optin`
    | `GET /api/notifyme/{catalog}/${'optout' | 'check-existing-subscription'}`
  const notify = createApi<Record<Keys | typeof launch, { answer: ZodType }>>(async () => ({
    status: 204,
    headers: {},
    text: '',
  }))

  for (const key of ['PUT /api/notifyme/{catalog}/optin', 'GET /api/notifyme/{catalog}/optout', launch] as const)
    await expect(notify(key, { catalog: 'da-dk' })).resolves.toBeUndefined()
  await expect(notify('GET /api/notifyme/{catalog}/check-existing-subscription', { catalog: 'da-dk' })).rejects.toThrow(
    'No Content',
  )
})

test('counts 204 as success for a list sent by mail, and throws No Content for every other call of wishlists [B-API-O5, B-ERR-07, C-API-04]', async () => {
  const one = 'GET /api/wishlist/{catalog}/wishlist'
  const remove = 'POST /api/wishlist/{catalog}/wishlist/remove'
  const all = 'GET /api/wishlist/wishlists'
  const mail = 'POST /api/wishlist/{catalog}/wishlist/share-wishlist-mail'
  const asked: string[] = []
  const wishlists = createApi<Record<typeof one | typeof remove | typeof all | typeof mail, { answer: ZodType }>>(
    async ({ url }) => {
      asked.push(url)
      return { status: 204, headers: {}, text: '' }
    },
  )

  await expect(wishlists(mail, { catalog: 'da-dk' })).resolves.toBeUndefined()
  for (const key of [one, remove, all] as const)
    await expect(wishlists(key, { catalog: 'da-dk' })).rejects.toMatchObject({ status: 204, message: 'No Content' })
  expect(asked.slice(0, 2)).toEqual([
    '/api/wishlist/da-dk/wishlist/share-wishlist-mail',
    '/api/wishlist/da-dk/wishlist',
  ])
})

test('returns a failure as a marked value to callers that do not want exceptions [B-ERR-12] [C-API-06]', async () => {
  const failed = await orFailed(postbox(500).api('GET /api/feature-flags'))
  const offline = createApi(async () => Promise.reject(new Error('no network')))

  expect(failed).toMatchObject({ hasError: true, response: { status: 500 } })
  expect(await orFailed(offline('GET /api/feature-flags'))).toEqual({
    hasError: true,
    response: new Error('no network'),
  })
  expect(await orFailed(postbox(200, '{"wishlist":true}').api('GET /api/feature-flags'))).toEqual({ wishlist: true })
})

test('groups errors into seven classes by their status [B-ERR-13] [C-API-07]', () => {
  const classes = (...statuses: readonly number[]) => [...new Set(statuses.map(errorClass))]

  expect(classes(300, 301, 302, 307, 308)).toEqual(['redirected'])
  expect(classes(400, 401, 402)).toEqual(['invalid'])
  expect([classes(403), classes(404)]).toEqual([['forbidden'], ['notFound']])
  expect(classes(405, 413, 429, 451)).toEqual(['refused'])
  expect(classes(500, 502, 503, 504)).toEqual(['unavailable'])
  expect(classes(505, 511)).toEqual(['failed'])
  expect(classes(200, 204, 299, 309, 399, 452, 499, 512)).toEqual([undefined])
})

test('recognises an error answer by its status, error field or mark [B-ERR-14] [C-API-07]', () => {
  expect([{ status: 300 }, { error: 'x' }, { hasError: true }].map(isError)).toEqual([true, true, true])
  expect([{ status: 299, hasError: false }, undefined, 'text'].map(isError)).toEqual([false, false, false])
})
