import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Page, PageOf } from '#contracts/pages.ts'
import { formAction, type PageKind } from './page-kind.ts'
import { servePages } from './pages.fakes.ts'

/** A private page with a form for a name and a password, which redirects to a provider on success. */
const namePage: PageKind<'basketPage'> = {
  alias: 'basketPage',
  layout: 'default',
  audience: 'private',
  load: async (_parts, { visitor, setBasket }) => {
    if (visitor.basketId === gone) setBasket(null)
    return {
      body: { basket: null, bonusOffers: [] },
      frame: { title: `Basket ${visitor.basketId}` },
      provider: { origins: ['https://pay.test'] },
    }
  },
  formActions: {
    'give-name': formAction({
      form: z.object({
        name: z.string().min(1, 'page.choose-size'),
        password: z.string(),
        agreed: z.literal('yes').optional(),
      }),
      secret: ['password'],
      async act(_parts, ask, { name }) {
        if (name === 'Nobody') return { problems: { name: ['Not that name.'] } }
        if (name === 'Leaving') return { goTo: 'https://pay.test/challenge' }
        ask.setBasket({ basketId: held, key })
        return { goTo: `/${ask.market.id}/about?thanks=æ` }
      },
    }),
  },
}
const key = 'k'.repeat(43)
const held = '11111111-2222-4333-8444-555555555555'
const gone = '99999999-2222-4333-8444-555555555555'

const { app, state, cache } = servePages({ kinds: [namePage] })

const ours = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const post = (url: string, form: Record<string, string> | string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload: String(new URLSearchParams(form)), headers: { ...ours, ...headers } })
const page = (answer: LightMyRequestResponse) => answer.json<Page>()
const cookies = (answer: LightMyRequestResponse) => [answer.headers['set-cookie'] ?? []].flat()

const productPath = '/da-dk/p/dress-7/100007_navy_01'
const scripted = { accept: 'application/json' }

test('leaves for a page of ours by 303 when a form is done', async () => {
  const answer = await post('/da-dk/basket', { formAction: 'give-name', name: 'Ida', password: 'x' })

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/da-dk/about?thanks=%C3%A6'])
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('leads a script to the payload of the next page', async () => {
  const answer = await post('/da-dk/basket', { formAction: 'give-name', name: 'Ida', password: 'x' }, scripted)

  expect(answer.headers.location).toBe('/da-dk/about?thanks=%C3%A6&type=json')
})

test('tells a script of the provider it must leave for, since it cannot follow there itself', async () => {
  const form = { formAction: 'give-name', name: 'Leaving', password: 'x' }

  expect((await post('/da-dk/basket', form)).headers.location).toBe('https://pay.test/challenge')
  expect(page(await post('/da-dk/basket', form, scripted)).redirect).toEqual({
    url: 'https://pay.test/challenge',
    status: 303,
  })
})

test('shows a refused form again with all that was typed, but no secret', async () => {
  const answer = await post(
    '/da-dk/basket',
    { formAction: 'give-name', name: 'Nobody', password: 'hunter2', newsletter: 'on' },
    scripted,
  )

  expect([answer.statusCode, page(answer).status]).toEqual([422, 422])
  expect(page(answer).form).toEqual({
    formAction: 'give-name',
    values: { name: 'Nobody', newsletter: 'on' },
    problems: { name: ['Not that name.'] },
  })
  expect(answer.body).not.toContain('hunter2')
})

test('says what is missing in the words its schema names', async () => {
  const answer = await post(
    '/da-dk/basket',
    { formAction: 'give-name', name: '', agreed: 'maybe', password: '' },
    scripted,
  )

  expect(page(answer).form?.problems).toEqual({ name: ['Choose a size.'], agreed: ['Check this.'] })
})

test('takes the last of a field given twice', async () => {
  const answer = await post('/da-dk/basket', 'formAction=give-name&name=Ida&name=Nobody&password=', scripted)

  expect(page(answer).form?.values.name).toBe('Nobody')
})

test('refuses a form it does not know, and keeps what was typed', async () => {
  for (const formActionName of ['unknown', 'constructor', '__proto__', '']) {
    const answer = await post('/da-dk/basket', { formAction: formActionName, note: 'keep me' }, scripted)
    expect(page(answer).form).toMatchObject({ values: { note: 'keep me' }, problems: { '': ['This form is old.'] } })
  }
})

test('does nothing for a form on a page of another site [D-08]', async () => {
  for (const from of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ]) {
    const answer = await post('/da-dk/basket', { formAction: 'give-name', name: 'Ida', password: 'x' }, from)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
  }
})

test('trusts the Origin header of browsers that send no other proof [D-08]', async () => {
  const from = async (origin: string) => {
    const headers = { 'content-type': ours['content-type'], origin, cookie: 'market=da-dk' }
    return (
      await app.inject({
        method: 'POST',
        url: '/da-dk/basket',
        payload: 'formAction=give-name&name=Ida&password=',
        headers,
      })
    ).statusCode
  }

  expect([await from('https://halden.test'), await from('https://evil.test'), await from('null')]).toEqual([
    303, 403, 403,
  ])
})

test('remembers the market a form was sent in [B-MKT-09] [B-MKT-18]', async () => {
  const answer = await post('/da-dk/basket', { formAction: 'give-name', name: 'Ida', password: 'x' })

  expect(cookies(answer)).toEqual([
    'market=da-dk; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax',
    `__Host-basket=${held}.${key}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ])
})

test('lets a private page forget a basket that is gone, and keeps it out of every cache', async () => {
  const answer = await app.inject({ url: '/da-dk/basket', headers: { cookie: `__Host-basket=${gone}.${key}` } })

  expect(cookies(answer)[0]).toMatch(/^__Host-basket=; /)
  expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['private, no-store', undefined])
  expect(page(await app.inject('/da-dk/basket?type=json')).robots).toBe('NOINDEX, FOLLOW')
})

test('opens the header policy to a provider on the page that needs it alone', async () => {
  expect((await app.inject('/da-dk/basket')).headers['content-security-policy']).toContain(
    "form-action 'self' https://pay.test",
  )
  expect((await app.inject('/da-dk')).headers['content-security-policy']).toContain("form-action 'self';")
})

test('puts a chosen size into the basket from a page that is the same for all, and shows the basket', async () => {
  const answer = await post(
    productPath,
    { formAction: 'add-to-basket', sku: '100007_navy_01_38', quantity: '2' },
    { cookie: `__Host-basket=${held}.${key}` },
  )

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/da-dk/basket'])
  expect(cookies(answer)[1]).toContain(`__Host-basket=${held}.${key}`)
  expect(state.baskets.get(held)).toBe(2)
})

test('asks for a size where none was chosen', async () => {
  const answer = await post(productPath, { formAction: 'add-to-basket' }, scripted)

  expect([answer.statusCode, page(answer).form?.problems]).toEqual([422, { sku: ['Choose a size.'] }])
})

test('says on the product page that a size is sold out, and keeps that page for nobody else', async () => {
  state.pieces = 0
  const entries = cache.size
  const answer = await post(
    productPath,
    { formAction: 'add-to-basket', sku: '100007_navy_01_38' },
    { ...scripted, cookie: `__Host-basket=${held}.${key}` },
  )
  state.pieces = 5

  expect((page(answer) as PageOf<'productPage'>).form).toEqual({
    formAction: 'add-to-basket',
    values: { sku: '100007_navy_01_38' },
    problems: { sku: ['Sold out.'] },
  })
  expect([answer.headers['cache-control'], cache.size, answer.body.includes(held)]).toEqual([
    'private, no-store',
    entries,
    false,
  ])
})

test('answers a form posted to no page with the not-found page', async () => {
  expect((await post('/da-dk/nowhere', { formAction: 'add-to-basket' })).statusCode).toBe(404)
})

test('leads a form without market on by 303', async () => {
  const answer = await post('/basket', { formAction: 'give-name' }, { cookie: 'market=da-dk' })

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/da-dk/basket'])
})

test('refuses a body that is not a form or is far too large, with the error page', async () => {
  const json = await app.inject({
    method: 'POST',
    url: '/da-dk/basket',
    payload: { formAction: 'give-name' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const large = await post('/da-dk/basket', { note: 'x'.repeat(300_000) }, scripted)

  expect(json.statusCode).toBe(415)
  expect([large.statusCode, page(large).pageAlias]).toEqual([413, 'errorPage'])
})

test('shows a form again whose text could not be kept, with that text and a word beside it', async () => {
  const answer = await post('/da-dk/basket', { formAction: 'give-name', name: 'I\0da', password: 'x' }, scripted)

  expect(answer.statusCode).toBe(422)
  expect(page(answer).form).toMatchObject({ values: { name: 'I\0da' }, problems: { name: [expect.any(String)] } })
})
