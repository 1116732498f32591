import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { password, visitorOf } from '../profiles/member.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`truncate account, session, rate_count, mail cascade`.execute(database.sql())
  shop.jobs.length = 0
})

const [ane, signe] = ['ane@example.com', 'signe@example.com']
const call = '/account/en-gb/update-account-email'
const profile = '/account/en-gb/get-user-metadata'

interface Letter {
  readonly kind: string
  readonly recipient: string
  readonly data: { readonly confirmUrl?: string; readonly stopUrl?: string; readonly newEmail?: string }
}

/** The mails about the change of an address, the newest last. */
async function mails(): Promise<Letter[]> {
  const written: Letter[] = []
  while (shop.jobs.length > 0) {
    for (const { queue, data } of shop.jobs) if (queue === 'write-mail') written.push(data as never)
    await shop.runJobs()
  }
  return written.filter(({ kind }) => kind.includes('email-change') || kind === 'change-email')
}

const pathOf = (url: string | undefined): string => {
  const { pathname, search } = new URL(url!)
  return `${pathname.replace('/en-gb', '')}${search}`
}

async function member(email = ane, isVerified = true) {
  const visitor = visitorOf(shop)
  await visitor.join(email)
  if (isVerified) await sql`update account set email_verified_at = now() where email = ${email}`.execute(database.sql())
  shop.jobs.length = 0
  return visitor
}

const signIn = async (email: string) =>
  (
    await visitorOf(shop).call('POST', '/auth/signin', {
      formFields: [
        { id: 'email', value: email },
        { id: 'password', value: password },
      ],
    })
  ).body.status

test('changes the email address once the new one is confirmed, and notifies the old one at once [C-EAC-20, D-27]', async () => {
  const visitor = await member()
  const asked = await visitor.call('POST', call, { email: 'New@Example.com', password })
  const [told, confirm] = await mails()

  expect(asked).toMatchObject({ status: 200, body: { email: ane } })
  expect(told).toMatchObject({ kind: 'email-change-asked', recipient: ane, data: { newEmail: 'new@example.com' } })
  expect(confirm).toMatchObject({ kind: 'change-email', recipient: 'new@example.com' })
  const link = pathOf(confirm!.data.confirmUrl)
  expect((await visitor.page(link)).status).toBe(200)
  expect((await visitor.call('GET', profile)).body.email).toBe(ane)

  expect(await visitor.post(link, { formAction: 'change-email' })).toMatchObject({
    ...{ status: 303, location: '/en-gb/account?done=email-changed' },
  })
  expect((await visitor.call('GET', profile)).body.email).toBe('new@example.com')
  expect((await visitor.page('/account')).body).toMatchObject({
    account: { email: 'new@example.com', emailVerified: true },
  })
  expect([await signIn(ane), await signIn('new@example.com')]).toEqual(['WRONG_CREDENTIALS_ERROR', 'OK'])
  expect((await visitor.post(link, { formAction: 'change-email' })).location).toContain('done=link-expired')
})

test('requires the password of the account, or a sign-in in the last ten minutes if it has no password [D-27, C-EAC-20]', async () => {
  const visitor = await member()

  expect(await visitor.call('POST', call, { email: signe })).toMatchObject({
    ...{ status: 400, body: { errors: { password: [expect.any(String)] } } },
  })
  expect(await visitor.call('POST', call, { email: signe, password: 'Linen trousers 8' })).toMatchObject({
    ...{ status: 400, body: { code: 'email-change.refused' } },
  })
  await sql`update account set password = null`.execute(database.sql())
  const signedInBefore = (ms: number) =>
    sql`update session set started_at = ${new Date(shop.clock.now.getTime() - ms)}`.execute(database.sql())
  await signedInBefore(10 * 60_000)
  expect((await visitor.call('POST', call, { email: signe })).status).toBe(200)
  await signedInBefore(10 * 60_000 + 1)
  expect(await visitor.call('POST', call, { email: signe })).toMatchObject({
    ...{ status: 403, body: { code: 'email-change.sign-in-again' } },
  })
})

test('does not tell whether the new address has an account, and sends it nothing then [C-EAC-20]', async () => {
  await member(signe)
  const visitor = await member()
  const free = await visitor.call('POST', call, { email: 'free@example.com', password })
  const toFree = await mails()
  const taken = await visitor.call('POST', call, { email: signe, password })

  expect(taken).toEqual(free)
  expect(toFree.map(({ recipient }) => recipient)).toEqual([ane, 'free@example.com'])
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([ane])
})

test('leaves the address unchanged if another account has taken the new one meanwhile [C-EAC-20, D-27]', async () => {
  const visitor = await member()
  await visitor.call('POST', call, { email: signe, password })
  const [, confirm] = await mails()
  await visitorOf(shop).join(signe)

  const answer = await visitor.post(pathOf(confirm!.data.confirmUrl), { formAction: 'change-email' })
  expect(answer.location).toContain('done=link-expired')
  expect((await visitor.call('GET', profile)).body.email).toBe(ane)
})

test('gives an address to one of two accounts that confirm it at the same time', async () => {
  const visitors = [await member(ane), await member(signe)]
  for (const visitor of visitors) await visitor.call('POST', call, { email: 'both@example.com', password })
  const links = (await mails()).flatMap(({ data }) => (data.confirmUrl ? [pathOf(data.confirmUrl)] : []))
  const answers = await Promise.all(
    visitors.map((visitor, index) => visitor.post(links[index]!, { formAction: 'change-email' })),
  )

  expect(answers.map(({ location }) => location.split('done=')[1]).sort()).toEqual(['email-changed', 'link-expired'])
})

test.each(['before', 'after'])(
  'can be stopped from the old address %s it was confirmed; every device is signed out and the password is removed [D-27]',
  async (when) => {
    const visitor = await member()
    await visitor.call('POST', call, { email: 'thief@example.com', password })
    const [told, confirm] = await mails()
    const change = () => visitor.post(pathOf(confirm!.data.confirmUrl), { formAction: 'change-email' })
    if (when === 'after') await change()
    const owner = visitorOf(shop)

    expect((await owner.post(pathOf(told!.data.stopUrl), { formAction: 'stop-email-change' })).location).toContain(
      'done=email-change-stopped',
    )
    expect((await visitor.call('GET', profile)).status).toBe(401)
    expect((await change()).location).toContain('done=link-expired')
    expect([await signIn(ane), await signIn('thief@example.com')]).toEqual(Array(2).fill('WRONG_CREDENTIALS_ERROR'))
    expect((await shop.accounts.byEmail(ane))?.firstName).toBe('Ane')
  },
)

test('can be stopped from the old address for a week, and no longer [D-27]', async () => {
  const stopAfter = async (email: string, passed: string) => {
    const visitor = await member(email)
    await visitor.call('POST', call, { email: `new-${email}`, password })
    const [told] = await mails()
    await sql`update account_token set expires_at = expires_at - ${passed}::interval`.execute(database.sql())
    return (await visitor.post(pathOf(told!.data.stopUrl), { formAction: 'stop-email-change' })).location
  }

  expect(await stopAfter(ane, '6 days 23 hours')).toContain('done=email-change-stopped')
  expect(await stopAfter(signe, '7 days')).toContain('done=link-expired')
})

test('sends no mail to an old address that was never confirmed [D-27]', async () => {
  const visitor = await member(ane, false)
  await visitor.call('POST', call, { email: signe, password })

  expect((await mails()).map(({ recipient }) => recipient)).toEqual([signe])
})

test('refuses invalid addresses, the current one and those of staff, and refuses guests and a fourth change within an hour [C-EAC-20]', async () => {
  const visitor = await member()
  const ask = (email: string) => visitor.call('POST', call, { email, password })

  for (const email of ['', 'nobody', ane, 'ANE@example.com', 'x@halden.example'])
    expect((await ask(email)).status).toBe(400)
  expect((await visitorOf(shop).call('POST', call, { email: signe, password })).status).toBe(401)
  for (const status of [200, 200, 200, 429]) expect((await ask(signe)).status).toBe(status)
})

test('requests a change of address on the profile page without script, and does not return the password [D-27, C-EAC-20]', async () => {
  const visitor = await member()
  const ask = (email: string) => visitor.post('/account/profile', { formAction: 'ask-email-change', email, password })
  const refused = await ask('nobody')

  expect(refused).toMatchObject({ status: 422, body: { form: { values: { email: 'nobody' } } } })
  expect(JSON.stringify(refused.body)).not.toContain(password)
  expect((await ask(signe)).location).toBe('/en-gb/account/profile?done=email-change-asked')
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([ane, signe])
})

test('stopping a change removes the ways to sign in that were added since it was requested, and keeps the older ones [D-27]', async () => {
  const visitor = await member()
  const { id } = (await shop.accounts.byEmail(ane))!
  const link = (subject: string) =>
    sql`insert into account_provider (provider, subject, account_id) values ('google', ${subject}, ${id})`.execute(
      database.sql(),
    )
  const passkey = (credential: string) =>
    sql`insert into passkey (id, account_id, credential_id, public_key, counter, transports, name, backed_up)
      values (gen_random_uuid(), ${id}, ${credential}, '', 0, '{}', 'x', false)`.execute(database.sql())
  await link('own')
  await passkey('own')
  await visitor.call('POST', call, { email: 'thief@example.com', password })
  const [told] = await mails()
  await link('foreign')
  await passkey('foreign')
  await visitorOf(shop).post(pathOf(told!.data.stopUrl), { formAction: 'stop-email-change' })

  expect(await shop.accounts.find(id)).toMatchObject({
    providers: [{ id: 'google', subject: 'own' }],
    passkeys: ['own'],
    hasPassword: false,
  })
})
