import { expect, test } from 'vitest'
import type { MailNeeds } from './mail-needs.ts'
import type { StoredMail } from './outbox.repository.ts'
import { confirmOrder } from './shop-mails.jobs.ts'

const order = {
  id: 'o1',
  market: 'da-dk',
  email: 'a@b.dk',
  orderNumber: '10000008',
  state: 'placed',
  madeAt: new Date(0),
  accountId: null,
  consents: { terms: null, newsletter: null, documents: [{ title: 'Sözleşme', html: '<p>…</p>' }] },
  currency: 'DKK',
  content: { lines: [], shipments: [], promoCodes: [], giftCards: [], total: { amount: 1, currency: 'DKK' } },
}

/** An outbox in memory, and a mail server that fails as often as it is told. */
function shopMails({ failures = 0 } = {}) {
  const kept: StoredMail[] = []
  const sent: string[] = []
  let left = failures
  const needs = {
    outbox: {
      find: async (eventId: string) => kept.find((mail) => mail.eventId === eventId),
      store: async (mail: StoredMail) => {
        const known = kept.find(({ eventId }) => eventId === mail.eventId)
        if (known) return known
        kept.push({ ...mail, id: kept.length, madeAt: new Date(), sentAt: null })
        return kept.at(-1)!
      },
      sent: async (id: number) => void kept.splice(id, 1, { ...kept[id]!, sentAt: new Date() }),
    },
    orders: { find: async () => order },
    markets: { find: () => ({ id: 'da-dk' }) },
    shell: () => ({}),
    settings: () => ({}),
    receiptUrl: () => '/receipt',
    storefront: async () => ({ mail: () => ({ subject: 'Din ordre', html: '', text: '' }) }),
    transport: {
      send: async ({ recipient }: { recipient: string }) => {
        if (left-- > 0) throw new Error('mail server is down')
        sent.push(recipient)
      },
    },
  } as unknown as MailNeeds
  return { kept, sent, handle: () => confirmOrder(needs)('o1') }
}

test('writes and sends one confirmation, even if the order event is repeated', async () => {
  const { kept, sent, handle } = shopMails()

  for (let times = 0; times < 3; times++) await handle()

  expect(kept).toHaveLength(1)
  expect(sent).toEqual(['a@b.dk'])
})

test('stores a mail the mail server did not accept, and sends it next time', async () => {
  const { kept, sent, handle } = shopMails({ failures: 1 })
  await expect(handle()).rejects.toThrow('mail server is down')

  await handle()

  expect(kept).toHaveLength(1)
  expect(sent).toEqual(['a@b.dk'])
})
