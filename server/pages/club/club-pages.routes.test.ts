import { beforeEach, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { openClubShop } from '../../club/club.fakes.ts'
import { servePages } from '../pages.fakes.ts'

const shop = await openClubShop(await testDatabase())
const { club, runJobs, verificationIds } = shop
const { app, state } = servePages({ parts: { club } })
const anna = 'anna@example.com'

beforeEach(async () => {
  await shop.reset()
  shop.clock.now = new Date('2026-03-02T10:00:00Z')
  state.toggles.clear()
})

const page = async <Alias extends 'customerClubPage' | 'unsubscribePage'>(address: string) => {
  const answer = await app.inject(`/en-gb/${address}${address.includes('?') ? '&' : '?'}type=json`)
  return answer.json<PageOf<Alias>>()
}
async function send(address: string, formAction: string, fields: Record<string, string>) {
  const answer = await app.inject({
    ...{ method: 'POST', url: `/en-gb/${address}` },
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    payload: new URLSearchParams({ formAction, ...fields }).toString(),
  })
  return {
    status: answer.statusCode,
    location: answer.headers.location?.replace(/[?&]type=json$/, ''),
    page: answer.body ? answer.json() : undefined,
  }
}
const join = (fields: Record<string, string> = {}) =>
  send('customer-club', 'join-club', { email: anna, acceptTerms: 'true', ...fields })

async function member() {
  await join()
  return (await club.mayMail(anna))!.id
}

test('joins by the form of its page, with the topics that were ticked [B-PAGE-13] [C-CLB-04] [B-SYS-04]', async () => {
  expect(await page<'customerClubPage'>('customer-club')).toMatchObject({
    ...{ layout: 'default', status: 200, subBrands: [{ id: 'women', name: 'Halden', preSelected: true }] },
  })
  expect(await join({ firstName: 'Anna', 'brand-women': 'true' })).toMatchObject({
    ...{ status: 303, location: '/en-gb/customer-club?done=joined' },
  })

  expect(await club.mayMail(anna)).toMatchObject({ subscriptions: [{ topic: 'club', subBrands: ['women'] }] })
  expect((await page<'customerClubPage'>('customer-club?done=joined')).done).toBe('joined')
})

test('joins nobody who did not tick the box, and keeps what was typed', async () => {
  const { status, page: shown } = await join({ acceptTerms: '', firstName: 'Anna' })

  expect(status).toBe(422)
  expect(shown.form).toMatchObject({
    ...{ values: { email: anna, firstName: 'Anna' }, problems: { acceptTerms: [expect.any(String)] } },
  })
  expect((await join({ email: 'anna' })).page.form.problems).toHaveProperty('email')
  expect(await club.contactOf(anna)).toBeUndefined()
})

test('asks the owner of an address that is left in the popup, without script too [C-CLB-O2]', async () => {
  expect(await send('customer-club', 'ask-newsletter', { email: anna })).toMatchObject({
    ...{ status: 303, location: '/en-gb/customer-club?done=asked' },
  })
  await runJobs()

  expect(await club.mayMail(anna)).toBeUndefined()
  expect(await shop.ledger()).toMatchObject([
    { act: 'asked', topic: 'newsletter', source: 'popup', text: '~club.newsletter-consent' },
  ])
  const wrong = await send('customer-club', 'ask-newsletter', { email: 'anna' })
  expect([wrong.status, wrong.page.form.values.email]).toEqual([422, 'anna'])
  await club.confirm(verificationIds()[0]!)
  expect(await club.mayMail(anna)).toMatchObject({ subscriptions: [{ topic: 'newsletter', state: 'active' }] })
})

test('confirms by the button behind the link of the mail, never by opening it [C-CLB-O1]', async () => {
  shop.on.add('signupTermsAndDoubleOptIn')
  expect((await join()).location).toBe('/en-gb/customer-club?done=asked')
  await runJobs()
  const [secret] = verificationIds()

  const opened = await page<'customerClubPage'>(`customer-club?verificationId=${secret}`)
  expect(opened).toMatchObject({
    status: 200,
    confirm: { secret, email: 'a•••@example.com' },
  })
  expect(await club.mayMail(anna)).toBeUndefined()
  expect((await send('customer-club', 'confirm-contact', { secret: secret! })).location).toBe(
    '/en-gb/customer-club?done=confirmed',
  )
  expect(await club.mayMail(anna)).toBeDefined()
  expect((await send('customer-club', 'confirm-contact', { secret: secret! })).status).toBe(422)
  expect(await page<'customerClubPage'>(`customer-club?verificationId=${secret}`)).toMatchObject({
    ...{ status: 404, confirm: null },
  })
})

test('unsubscribes by one press behind the link of a mail, and takes it back by another, also where the page has no form of its own [C-TGL-17] [C-CLB-04] [C-RTE-12] [B-PAGE-29] [B-SYS-04, D-08]', async () => {
  const contactId = await member()
  const address = `unsubscribe?contactId=${contactId}&messageId=m1`

  expect(await page<'unsubscribePage'>(address)).toMatchObject({
    ...{ layout: 'plain', status: 200 },
    contact: { contactId, messageId: 'm1', email: 'a•••@example.com', subscribed: true, canUndo: false },
  })
  expect(await club.mayMail(anna)).toBeDefined()
  const pressed = await send('unsubscribe', 'unsubscribe', { contactId, messageId: 'm1' })
  expect(pressed).toMatchObject({ status: 303, location: `/en-gb/${address}` })
  expect(await club.mayMail(anna)).toBeUndefined()
  expect((await shop.ledger()).at(-1)).toMatchObject({ act: 'withdrawn', source: 'mail', source_id: 'm1' })

  expect((await page<'unsubscribePage'>(address)).contact).toMatchObject({ subscribed: false, canUndo: true })
  expect((await send('unsubscribe', 'undo-unsubscribe', { contactId })).status).toBe(303)
  expect(await club.mayMail(anna)).toBeDefined()
})

test('shows nothing of an address to a link that was made up', async () => {
  await member()

  expect(await page<'unsubscribePage'>('unsubscribe?contactId=00000000-0000-4000-8000-000000000000')).toMatchObject({
    ...{ status: 404, contact: null },
  })
  expect((await send('unsubscribe', 'unsubscribe', { contactId: 'abc' })).status).toBe(422)
  expect((await send('unsubscribe', 'undo-unsubscribe', { contactId: 'abc' })).status).toBe(422)
})

test('has a form of its own only where the market wants one [C-CLB-03] [C-CLB-O3] [C-TGL-17] [D-24]', async () => {
  await member()
  const leave = (email: string) => send('unsubscribe', 'unsubscribe-address', { email, reason: 'Too many' })

  expect(await page<'unsubscribePage'>('unsubscribe')).toMatchObject({ offersForm: false })
  expect((await leave(anna)).status).toBe(422)
  await runJobs()
  expect(await club.mayMail(anna)).toBeDefined()

  state.toggles.add('customerUnsubscribe')
  expect(await page<'unsubscribePage'>('unsubscribe')).toMatchObject({ offersForm: true, asked: false })
  for (const email of [anna, 'nobody@example.com'])
    expect(await leave(email)).toMatchObject({ status: 303, location: '/en-gb/unsubscribe?asked=yes' })
  expect((await leave('anna')).page.form.problems).toHaveProperty('email')
  await runJobs()
  expect(await club.mayMail(anna)).toBeUndefined()
  expect((await shop.ledger()).at(-1)).toMatchObject({ act: 'withdrawn', source: 'form', reason: 'Too many' })
  const contactId = await member()
  expect(await page<'unsubscribePage'>(`unsubscribe?contactId=${contactId}&messageId=m1`)).toMatchObject({
    ...{ offersForm: true, contact: { contactId, subscribed: true } },
  })
  expect((await send('unsubscribe', 'unsubscribe', { contactId, messageId: 'm1' })).status).toBe(303)
  expect(await club.mayMail(anna)).toBeUndefined()
  expect((await page<'unsubscribePage'>('unsubscribe?asked=yes')).asked).toBe(true)
})
