import { expect, test } from 'vitest'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { notifyMePage } from './notify-me-page.ts'

/** A shop with one notify-me request; opting out with its token deletes it. */
function aWish() {
  const wish = {
    token: 't1',
    market: 'en-gb',
    productId: 'p1',
    email: 'anna@example.com',
    endedAt: null as Date | null,
    confirmedAt: null as Date | null,
  }
  const parts = {
    catalogue: { card: () => ({ name: 'Linen dress', url: '/en-gb/p/linen-dress/p1' }) },
    content: { linkTo: () => '/en-gb/notify-me' },
    notifyMe: {
      wish: async (token: string) => (token === 't1' ? wish : undefined),
      toConfirm: async (secret: string) => (secret === 's1' && !wish.confirmedAt ? wish : undefined),
      confirm: async (secret: string) => {
        if (secret !== 's1' || wish.confirmedAt) return { ok: false }
        wish.confirmedAt = new Date(0)
        return { ok: true, value: wish }
      },
      optOut: async () => {
        wish.endedAt = new Date(0)
      },
    },
  } as unknown as Parts
  const ask = (query: object) =>
    ({ market: { id: 'en-gb' }, query, localization: { t: (key: string) => `~${key}` } }) as unknown as PageRequest
  return { wish, parts, ask }
}

test('opening the link of a mail ends nothing: its button does [C-NTF-O1, B-NTFY-O2]', async () => {
  const { wish, parts, ask } = aWish()

  expect(await notifyMePage.load(parts, ask({ token: 't1' }))).toMatchObject({
    body: { wish: { email: 'a•••@example.com', name: 'Linen dress', ended: false } },
    frame: { status: 200, robots: 'NOINDEX, NOFOLLOW' },
  })
  expect(wish.endedAt).toBeNull()

  const answer = await notifyMePage.formActions!['end-notification']!.act(parts, ask({}), { token: 't1' })

  expect(answer).toEqual({ goTo: '/en-gb/notify-me?token=t1' })
  expect(await notifyMePage.load(parts, ask({ token: 't1' }))).toMatchObject({ body: { wish: { ended: true } } })
})

test('says so if there is no such request', async () => {
  const { parts, ask } = aWish()

  expect(await notifyMePage.load(parts, ask({ token: 'other' }))).toMatchObject({
    body: { wish: null },
    frame: { status: 404 },
  })
  expect(await notifyMePage.formActions!['end-notification']!.act(parts, ask({}), { token: 'other' })).toMatchObject({
    problems: { '': ['~notify-me.token-unknown'] },
  })
})

test('confirms nothing when the link of the first mail is opened: its button does, once', async () => {
  const { wish, parts, ask } = aWish()
  const press = () => notifyMePage.formActions!['confirm-notification']!.act(parts, ask({}), { secret: 's1' })

  expect(await notifyMePage.load(parts, ask({ confirm: 's1' }))).toMatchObject({
    body: { confirm: { secret: 's1', email: 'a•••@example.com', name: 'Linen dress' } },
    frame: { status: 200, robots: 'NOINDEX, NOFOLLOW' },
  })
  expect(wish.confirmedAt).toBeNull()

  expect(await press()).toEqual({ goTo: '/en-gb/notify-me?token=t1&confirmed=yes' })
  expect(await notifyMePage.load(parts, ask({ token: 't1', confirmed: 'yes' }))).toMatchObject({
    body: { wish: { confirmed: true, ended: false } },
  })
  expect(await press()).toMatchObject({ problems: { '': ['~notify-me.confirm-unknown'] } })
  expect(await notifyMePage.load(parts, ask({ confirm: 's1' }))).toMatchObject({
    body: { confirm: null },
    frame: { status: 404 },
  })
})
