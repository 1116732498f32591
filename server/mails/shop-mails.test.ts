import { expect, test } from 'vitest'
import type { Jobs } from '#server/platform/jobs.ts'
import type { MailNeeds } from './mail-needs.ts'
import type { StoredMail } from './outbox.repository.ts'
import { confirmOrder, workOnMails } from './shop-mails.jobs.ts'

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

/** An outbox in memory, and a mail server that fails as often as the test says. */
function shopMails({ failures = 0, ...more }: { failures?: number } & Partial<MailNeeds> = {}) {
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
      markSent: async (id: number) => void kept.splice(id, 1, { ...kept[id]!, sentAt: new Date() }),
      deleteContent: async (id: number) => void kept.splice(id, 1, { ...kept[id]!, html: '', text: '' }),
    },
    orders: { find: async () => order },
    markets: { find: () => ({ id: 'da-dk' }) },
    shell: () => ({}),
    settings: () => ({}),
    receiptUrl: () => '/receipt',
    invoices: { issue: async () => undefined },
    storefront: async () => ({ mail: () => ({ subject: 'Din ordre', html: '<p>Tak</p>', text: 'Tak' }) }),
    transport: {
      send: async ({ recipient }: { recipient: string }) => {
        if (left-- > 0) throw new Error('mail server is down')
        sent.push(recipient)
      },
    },
    ...more,
  } as unknown as MailNeeds
  const work = new Map<string, (data: Readonly<Record<string, unknown>>) => Promise<void>>()
  const jobs: Pick<Jobs, 'work'> = { work: async (queue, handle) => void work.set(queue, handle) }
  return {
    ...{ kept, sent },
    handle: () => confirmOrder(needs)('o1'),
    async write(kind: string) {
      await workOnMails(jobs, needs)
      await work.get('write-mail')!({ kind, eventId: `e:${kind}`, market: 'da-dk', recipient: 'a@b.dk', data: {} })
    },
  }
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

const linkKinds = ['verify-email', 'reset-password', 'confirm-wish', 'confirm-watch']

test('stores no secret link once its mail is sent', async () => {
  const { kept, write } = shopMails()
  for (const kind of [...linkKinds, 'new-device']) await write(kind)

  expect(kept.map(({ html, text }) => html + text)).toEqual(['', '', '', '', '<p>Tak</p>Tak'])
})

test('keeps no such link either where there is no mail server, except in the outbox of a developer', async () => {
  const [production, local] = [false, true].map((showsOutbox) => shopMails({ transport: undefined, showsOutbox }))
  for (const shop of [production!, local!]) for (const kind of linkKinds) await shop.write(kind)

  expect(production!.kept.map(({ html }) => html)).toEqual(['', '', '', ''])
  expect(local!.kept.map(({ html }) => html)).not.toContain('')
})
