import { expect, test } from 'vitest'
import { dress } from '../checkout/buying-shop.fakes.ts'
import { fields, openSignInShop, password, person, tokenOf } from './sign-in-browser.fakes.ts'

const { browser, mails } = await openSignInShop()

test('confirms an address by the link of its mail, once, and tells the session [C-EAU-O2, C-CLM-05]', async () => {
  const ane = browser()
  await ane.signUp()
  const [sent] = await mails()
  expect(sent).toMatchObject({ kind: 'verify-email', data: { firstName: 'Ane' } })
  expect((await ane.get('/auth/user/email/verify')).body).toEqual({ status: 'OK', isVerified: false })
  const verify = () => ane.post('/auth/user/email/verify', { method: 'token', token: tokenOf(sent!.data.verifyUrl) })
  const verified = await verify()

  expect(verified.body).toMatchObject({ status: 'OK', user: { email: 'ane@example.com' } })
  const front = JSON.parse(Buffer.from(String(verified.headers['front-token']), 'base64').toString())
  expect(front.up['st-ev'].v).toBe(true)
  expect((await verify()).body).toEqual({ status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' })
  expect((await ane.get('/auth/user/email/verify')).body).toEqual({ status: 'OK', isVerified: true })
  expect((await ane.post('/auth/user/email/verify/token')).body).toEqual({ status: 'EMAIL_ALREADY_VERIFIED_ERROR' })
  expect((await browser().post('/auth/user/email/verify/token')).status).toBe(401)
})

test('answers at the addresses of the tenant `public` too, and sends the link that confirms an address again [C-EAU-O2]', async () => {
  const ane = browser()
  expect((await ane.post('/auth/public/signup', fields(person))).body.status).toBe('OK')
  await mails()
  expect((await ane.get('/auth/public/user/email/verify')).body).toEqual({ status: 'OK', isVerified: false })
  for (const tenant of ['', '/public']) {
    expect((await ane.post(`/auth${tenant}/user/email/verify/token`)).body).toEqual({ status: 'OK' })
    expect(await mails()).toMatchObject([{ kind: 'verify-email', recipient: 'ane@example.com' }])
  }
  await ane.post('/auth/user/email/verify/token')
  const [sent] = await mails()
  const link = { method: 'token', token: tokenOf(sent!.data.verifyUrl) }
  expect((await ane.post('/auth/public/user/email/verify', link)).body.status).toBe('OK')
  expect((await ane.post('/auth/public/user/email/verify', link)).body.status).toBe(
    'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
  )
  expect((await ane.post('/auth/public/user/email/verify/token')).body.status).toBe('EMAIL_ALREADY_VERIFIED_ERROR')
  expect((await ane.post('/auth/public/signout')).body).toEqual({ status: 'OK' })
  expect((await ane.post('/auth/public/signin', fields({ email: person.email, password }))).body.status).toBe('OK')
})

test('a shopper with an unconfirmed address can still shop [C-CLM-O2]', async () => {
  const ane = browser()
  await ane.signUp()

  expect((await ane.post('/order/en-gb/basket/line', { sku: dress, quantity: 1 })).status).toBe(200)
  const guest = await ane.call('PUT', '/order/en-gb/basket/continue-as-guest', { email: 'ane@example.com' })
  expect(guest.status).toBe(200)
  expect((await ane.get('/order/en-gb/get-with-settings')).status).toBe(200)
})
