import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import type { MailOrder } from '../mails/index.ts'
import { dress, guest, layOutGoods, openBuyingShop } from './buying-shop.fakes.ts'

const shop = await openBuyingShop(await testDatabase(), { switchedOn: new Set<string>() })
const { club } = shop
afterAll(() => shop.close())

const day = 86_400_000
const people = ['a@example.com', 'b@example.com', 'c@example.com'] as const
type Person = (typeof people)[number]
type Topic = 'newsletter' | 'club'

/** The model that the shop is compared with: which consents of each person are valid. */
interface Notes {
  readonly counts: Map<string, { readonly source: string }>
  readonly ended: Map<string, number>
  readonly lastLeft: Map<Person, number>
}
interface Link {
  readonly person: Person
  readonly topic: Topic
  readonly at: number
  readonly secret: string
}

const act = fc.record({
  person: fc.constantFrom(...people),
  market: fc.constantFrom('en-gb', 'da-dk', 'de-de'),
  kind: fc.constantFrom(
    ...(['join', 'popup', 'tick', 'untick', 'switch on', 'accept terms', 'press a link', 'press a link'] as const),
    ...(['leave by link', 'leave by address', 'leave and undo', 'undo late', 'send'] as const),
  ),
  /** Days until this act. Most acts are several days apart. */
  after: fc.oneof(fc.constant(0.01), fc.integer({ min: 1, max: 12 })),
  pick: fc.nat(20),
})
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** Runs all jobs; returns the links of the mails that ask for confirmation. */
async function runJobs(): Promise<Link[]> {
  const links: Link[] = []
  while (shop.jobs.length > 0) {
    for (const { queue, data } of shop.jobs) {
      const mail = data as unknown as MailOrder
      if (queue !== 'write-mail' || mail.kind !== 'confirm-contact') continue
      const secret = new URL(mail.data.confirmUrl).searchParams.get('verificationId')!
      const { recipient, data: asked } = mail
      links.push({ person: recipient as Person, topic: asked.topic, at: shop.clock.now.getTime(), secret })
    }
    await shop.runJobs()
  }
  return links
}

/** Sends a basket reminder to everybody who may get one; returns the recipients. */
async function sendToAll(baskets: readonly string[]): Promise<string[]> {
  await sql`delete from mail`.execute(shop.database.sql())
  for (const basketId of baskets)
    shop.jobs.push({ queue: 'basket-abandoned.mails', data: { basketId, market: 'en-gb' } })
  await runJobs()
  const mails = await shop.buying.outbox.latest(20)
  return mails.filter(({ kind }) => kind === 'basket-abandoned').map(({ recipient }) => recipient)
}

async function live(acts: readonly Act[], baskets: readonly string[]): Promise<void> {
  const notes: Notes = { counts: new Map(), ended: new Map(), lastLeft: new Map() }
  const links: Link[] = []
  const key = (person: Person, topic: Topic) => `${person} ${topic}`
  const isOn = (person: Person) =>
    (['newsletter', 'club'] as const).some((topic) => notes.counts.has(key(person, topic)))
  for (const { person, market: marketId, kind, after, pick } of acts) {
    shop.clock.now = new Date(shop.clock.now.getTime() + after * day)
    const [now, market] = [shop.clock.now.getTime(), shop.market(marketId)]
    const give = (topic: Topic, source: string, asks = marketId === 'de-de') => {
      if (!asks && !notes.counts.has(key(person, topic))) notes.counts.set(key(person, topic), { source })
    }
    const leave = () => {
      notes.lastLeft.set(person, now)
      for (const topic of ['newsletter', 'club'] as const)
        if (notes.counts.delete(key(person, topic))) notes.ended.set(key(person, topic), now)
    }
    const leaveByLink = async () => {
      const contact = await club.contactOf(person)
      if (!contact) return
      await club.unsubscribe(contact.id, { market, source: 'mail' })
      leave()
    }
    const undo = async () => {
      const contact = await club.contactOf(person)
      if (contact) await club.undo(contact.id, market)
    }
    await sql`delete from rate_count`.execute(shop.database.sql())
    if (kind === 'join') {
      await club.subscribe({ market }, { email: person, acceptTerms: true, source: 'form' })
      give('club', 'form')
    } else if (kind === 'popup') {
      await club.verifyEmail({ market }, { email: person, source: 'popup', text: 'popup' })
    } else if (kind === 'tick') {
      await shop.database.transaction((inside) =>
        club.consent(inside, { ...{ market, email: person, topic: 'newsletter', text: 'box' }, ...ofBasket }),
      )
      give('newsletter', 'checkout')
    } else if (kind === 'untick') {
      await shop.database.transaction((inside) => club.withdrawConsent(inside, { market, email: person, ...ofBasket }))
      if (notes.counts.get(key(person, 'newsletter'))?.source === 'checkout') {
        notes.counts.delete(key(person, 'newsletter'))
        notes.ended.set(key(person, 'newsletter'), now)
      }
    } else if (kind === 'switch on') {
      await club.switchNews({ market, accountId: dressOwner, email: person, emailVerified: pick % 2 === 0 }, true)
      give('newsletter', 'account', marketId === 'de-de' || pick % 2 === 1)
    } else if (kind === 'accept terms') {
      const given = { market, email: person, accountId: dressOwner, source: 'terms' }
      await shop.database.transaction((inside) => club.consent(inside, { ...given, topic: 'newsletter', text: 'box' }))
      give('newsletter', 'terms')
    } else if (kind === 'press a link') {
      const link = links[pick % Math.max(links.length, 1)]
      if (link && (await club.confirm(link.secret)).ok) {
        expect(now - link.at).toBeLessThan(7 * day)
        expect(link.at).toBeGreaterThanOrEqual(notes.lastLeft.get(link.person) ?? 0)
        notes.counts.set(key(link.person, link.topic), { source: 'link' })
      }
    } else if (kind === 'leave by link') await leaveByLink()
    else if (kind === 'leave by address') {
      await club.unsubscribeByEmail({ market }, { email: person })
      links.push(...(await runJobs()))
      leave()
    } else if (kind === 'leave and undo') {
      await leaveByLink()
      shop.clock.now = new Date(now + day / 48)
      await undo()
      // Undoing also restores a consent that was ended in another way shortly before.
      for (const topic of ['newsletter', 'club'] as const)
        if (now + day / 48 - (notes.ended.get(key(person, topic)) ?? 0) < day / 24)
          notes.counts.set(key(person, topic), { source: 'undo' })
    } else if (kind === 'undo late') {
      const [left] = [notes.lastLeft.get(person) ?? 0]
      if (now - left > day / 12 && [...notes.ended.values()].every((at) => now - at > day / 12)) await undo()
    }
    links.push(...(await runJobs()))
    if (kind === 'send') expect((await sendToAll(baskets)).toSorted()).toEqual(people.filter(isOn))
  }
  await proveAll(people.filter(isOn))
}

/** For each subscription the ledger has a record of consent: who, text and version, market, language, time, and proof. */
async function proveAll(subscribed: readonly Person[]): Promise<void> {
  const { rows } = await sql<{
    email: string
    act: string
    body: string
    asked: boolean
    hash: string | null
    market: string
    source: string
  }>`
    select c.email, r.act, t.body, r.asked_id is not null as asked, r.confirm_hash as hash, r.market, r.source
    from subscription s join consent_record r on r.id = s.record_id join contact c on c.id = s.contact_id
    left join consent_text t on t.version = r.text_version and t.language = r.language
    where s.state = 'active'`.execute(shop.database.sql())
  expect([...new Set(rows.map(({ email }) => email))].toSorted()).toEqual([...subscribed])
  for (const row of rows) {
    expect(row.body.length).toBeGreaterThan(20)
    if (row.act === 'confirmed') expect([row.asked, row.hash?.length]).toEqual([true, 43])
    else expect([row.act, row.market === 'de-de' && row.source !== 'undo']).toEqual(['given', false])
  }
}

const ofBasket = { source: 'checkout', sourceId: 'basket-1' }
const dressOwner = '00000000-0000-4000-8000-000000000001'

async function basketOf(email: string): Promise<void> {
  const who = guest(shop, 'en-gb')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  await who.call('PUT', 'basket/continue-as-guest', { email })
}

test('mails nobody in a year who has not agreed, and everybody who has, and can show the act of each [C-CLB-O1] [C-CLB-O3]', async () => {
  await layOutGoods(shop.database)
  for (const email of people) await basketOf(email)
  await runJobs()
  const { rows } = await sql<{ id: string }>`select id::text from basket`.execute(shop.database.sql())
  const start = shop.clock.now

  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 40, maxLength: 70 }), async (acts) => {
      shop.clock.now = start
      shop.jobs.splice(0)
      await sql`truncate contact, consent_text, consent_record, subscription, contact_confirmation, mail cascade`.execute(
        shop.database.sql(),
      )
      await live(
        [...acts, { ...acts[0]!, kind: 'send' }],
        rows.map(({ id }) => id),
      )
    }),
    {
      numRuns: Number(process.env.YEARS ?? 12),
      endOnFailure: true,
      ...(process.env.YEARS ? {} : { seed: 20_261_124 }),
    },
  )
}, 120_000)
