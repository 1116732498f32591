import { expect, test } from 'vitest'
import { fields, openSignInShop, password, person, tokenOf } from './sign-in-browser.fakes.ts'

const { browser, database, mails, moved } = await openSignInShop()

test('sends a link for a new password, which works once, for an hour, and ends every session [C-AUT-O3, C-AUT-04, C-AUT-06, C-EAU-03, C-EAU-04]', async () => {
  const ane = browser()
  await ane.signUp()
  await mails()
  const asked = [person.email, 'nobody@example.com'].map((email) =>
    ane.post('/auth/user/password/reset/token', fields({ email })),
  )
  expect((await Promise.all(asked)).map(({ body }) => body)).toEqual([{ status: 'OK' }, { status: 'OK' }])
  expect((await ane.post('/auth/user/password/reset/token', fields({ email: 'ane@' }))).body).toMatchObject({
    ...{ status: 'FIELD_ERROR', formFields: [{ id: 'email' }] },
  })
  const [sent, ...others] = await mails()
  expect(others).toEqual([])
  expect(sent).toMatchObject({ kind: 'reset-password', recipient: 'ane@example.com' })
  const url = new URL(sent!.data.resetUrl)
  expect([url.origin, url.pathname, url.searchParams.get('rid')]).toEqual([
    'http://localhost:3000',
    '/en-gb/login',
    'emailpassword',
  ])
  const token = tokenOf(sent!.data.resetUrl)
  const reset = (typed: string, by = token) =>
    ane.post('/auth/user/password/reset', { method: 'token', token: by, ...fields({ password: typed }) })

  const byCode = { method: 'code', token, ...fields({ password: 'Wool trousers 8' }) }
  expect((await ane.post('/auth/user/password/reset', byCode)).status).toBe(400)
  expect((await reset('password1')).body).toMatchObject({ status: 'FIELD_ERROR', formFields: [{ id: 'password' }] })
  expect((await reset('Wool trousers 8', 'x'.repeat(43))).body.status).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR')
  const twice = await Promise.all([reset('Wool trousers 8'), reset('Wool trousers 9')])
  expect(twice.map(({ body }) => body.status).sort()).toEqual(['OK', 'RESET_PASSWORD_INVALID_TOKEN_ERROR'])
  expect((await ane.get('/account/sessions')).status).toBe(401)
  expect((await browser().signIn()).body.status).toBe('WRONG_CREDENTIALS_ERROR')
  const set = ['Wool trousers 8', 'Wool trousers 9'].map((typed) => browser().signIn(person.email, typed))
  expect((await Promise.all(set)).map(({ body }) => body.status).sort()).toEqual(['OK', 'WRONG_CREDENTIALS_ERROR'])
  const stored = JSON.stringify(await database.prepared('tokens-of-tests', 'select * from account_token'))
  expect(stored).not.toContain(token)
})

test('leads from each mail of an account to the page for signing in, wherever the content has put it [C-RTE-15]', async () => {
  moved.set('loginPage', '/en-gb/my/door')
  await browser().signUp()
  const ane = browser()
  await ane.post('/auth/signin', fields({ email: person.email, password }), { 'user-agent': 'Safari/17 Macintosh' })
  await ane.post('/auth/user/password/reset/token', fields({ email: person.email }))
  const led = (await mails()).map(({ kind, data }) => [kind, new URL(data.verifyUrl ?? data.resetUrl).pathname])

  expect(Object.fromEntries(led)).toEqual({
    'verify-email': '/en-gb/my/door',
    'new-device': '/en-gb/my/door',
    'reset-password': '/en-gb/my/door',
  })
})

test('sets only one password by a link, even if two are sent at the same moment [C-EAU-04]', async () => {
  const ane = browser()
  await ane.signUp()
  await mails()
  await ane.post('/auth/user/password/reset/token', fields({ email: person.email }))
  const token = tokenOf((await mails())[0]!.data.resetUrl)
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

  const sent = await database.transaction(async (inside) => {
    await inside.prepared('account-of-test', 'select id from account for update')
    const both = ['Wool trousers 8', 'Wool trousers 9'].map((typed) =>
      ane.post('/auth/user/password/reset', { method: 'token', token, ...fields({ password: typed }) }),
    )
    await expect.poll(async () => (await database.prepared('waiting-of-test', waiting)).length).toBe(2)
    return both
  })
  expect((await Promise.all(sent)).map(({ body }) => body.status).sort()).toEqual([
    'OK',
    'RESET_PASSWORD_INVALID_TOKEN_ERROR',
  ])
})

test('takes the link for a new password for an hour, and not a minute longer [C-AUT-O3, C-EAU-04, C-AUT-07]', async () => {
  const ane = browser()
  await ane.signUp()
  await mails()
  await ane.post('/auth/user/password/reset/token', fields({ email: person.email }))
  const [sent] = await mails()
  const token = tokenOf(sent!.data.resetUrl)
  // A password that is too short does not use up the link.
  const reset = async () =>
    (await ane.post('/auth/user/password/reset', { method: 'token', token, ...fields({ password: 'short' }) })).body
      .status
  const letPass = (minutes: number) =>
    database.prepared(
      'links-grow-old',
      'update account_token set expires_at = expires_at - make_interval(mins => $1)',
      [minutes],
    )

  await letPass(59)
  expect(await reset()).toBe('FIELD_ERROR')
  await letPass(2)
  expect(await reset()).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR')
})

test('notifies the owner of a new password, then treats all browsers but the one that set it as new, and refuses other links [C-AUT-O3, C-PKY-O5]', async () => {
  const [ane, before, stranger] = [browser(), browser(), browser('198.51.100.3')]
  await before.signUp()
  await before.post('/auth/signout')
  expect(before.jar.has('device')).toBe(true)
  await mails()
  for (const _ of [1, 2]) await ane.post('/auth/user/password/reset/token', fields({ email: person.email }))
  const [body, other] = (await mails()).map(({ data }) => ({
    ...{ method: 'token', token: tokenOf(data.resetUrl), ...fields({ password: 'Wool trousers 8' }) },
  }))
  expect((await ane.post('/auth/user/password/reset', body)).body).toEqual({ status: 'OK' })
  expect((await ane.post('/auth/user/password/reset', other)).body.status).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR')

  expect(await mails()).toMatchObject([
    { kind: 'sign-in-changed', recipient: 'ane@example.com', data: { change: 'password-changed' } },
  ])
  for (const who of [stranger, before, ane]) await who.signIn(person.email, 'Wool trousers 8')
  expect((await mails()).map(({ kind }) => kind)).toEqual(['new-device', 'new-device'])
})

test('sends three links for a new password in an hour, and gives the same answer after that [C-EAU-03]', async () => {
  await browser().signUp()
  await mails()
  const ask = () => browser().post('/auth/user/password/reset/token', fields({ email: person.email }))
  const answers = await Promise.all(Array.from({ length: 6 }, ask))

  expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"status":"OK"}']))
  expect(await mails()).toHaveLength(3)
})
