import { expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { accepted, refused } from '#foundation/result.ts'
import { servePages } from '../pages.fakes.ts'

const wishes: object[] = []
const { app, state } = servePages({
  parts: {
    notifyMe: {
      wish: async () => undefined,
      toConfirm: async () => undefined,
      confirm: async () => refused({ code: 'notify-me.confirm-unknown' as const }),
      optOut: async () => accepted(undefined),
      optIn: async (_asking, wish) => {
        if (!wish.email.includes('@')) return refused({ code: 'notify-me.email-invalid' as const })
        wishes.push(wish)
        return accepted('visitor')
      },
    },
  },
})
const address = '/da-dk/notify-me?productid=100007_navy_01'
const page = async (query = '') => (await app.inject(`${address}${query}&type=json`)).json<PageOf<'notifyMePage'>>()
const send = (form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: address,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    payload: new URLSearchParams({ formAction: 'notify-me', productid: '100007_navy_01', ...form }).toString(),
  })

test('asks on a page of its own for which product and size word is wanted [B-NTFY-03]', async () => {
  const { ask } = await page('&sku=100007_navy_01_38')

  expect(ask).toMatchObject({
    part: { name: 'Dress 7' },
    badges: [],
    sku: '100007_navy_01_38',
    launch: false,
    noted: false,
  })
  expect((await app.inject('/da-dk/notify-me?productid=nothing')).statusCode).toBe(404)
})

test('notes the wish, and says so on the page it leads to', async () => {
  state.pieces = 0
  const answer = await send({ email: 'a@b.dk', sku: '100007_navy_01_38' })
  state.pieces = 5

  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toContain('noted=yes')
  expect(wishes).toEqual([{ kind: 'stock', productId: '100007_navy_01', email: 'a@b.dk', sku: '100007_navy_01_38' }])
})

test('keeps what was typed when an address or a size is missing', async () => {
  state.pieces = 0
  const [noSize, noEmail] = [await send({ email: 'a@b.dk' }), await send({ email: 'a', sku: '100007_navy_01_38' })]
  state.pieces = 5

  expect([noSize.statusCode, noEmail.statusCode]).toEqual([422, 422])
  expect(noSize.json<PageOf<'notifyMePage'>>().form?.problems).toHaveProperty('sku')
  expect(noEmail.json<PageOf<'notifyMePage'>>()).toMatchObject({
    ask: { part: { name: 'Dress 7' } },
    form: { values: { email: 'a' }, problems: { email: [expect.any(String)] } },
  })
})
