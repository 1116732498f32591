import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Address } from '#contracts/delivery-address.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { dress, openBuyingShop } from '../../checkout/buying-shop.fakes.ts'
import { visitorOf } from '../member.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(() => sql`truncate account, session, rate_count cascade`.execute(database.sql()))

const place = '/account/en-gb/address'
const london = {
  ...{ firstName: 'Ane', lastName: 'Holm', line1: '4 Market Square', city: 'London', postalCode: 'SW1A 2BB' },
  mobilePhoneNumber: '+447911123456',
}
const at = <More extends Address>(line1: string, more?: More) => ({ ...london, line1, ...more })
const aarhus = {
  ...{ country: 'DK', firstName: 'Ane', lastName: 'Holm', line1: 'Nørregade', houseNumber: '12', city: 'Aarhus' },
  ...{ postalCode: '8000', mobilePhoneNumber: '+4520123456' },
}

async function member(email = 'ane@example.com') {
  const visitor = visitorOf(shop)
  await visitor.join(email)
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) => {
    const { status, body } = await visitor.call(method, place + path, payload)
    return { status, body: body as unknown as Address & { readonly code?: string; readonly errors?: object } }
  }
  const list = async () => (await call('GET')).body as unknown as readonly Address[]
  const add = async (address: Address) => (await call('POST', '', address)).body
  return { ...visitor, request: visitor.call, call, list, add }
}
const lines = (addresses: readonly Address[]) => addresses.map(({ line1, isPreferred }) => [line1, isPreferred])

test('adds, tells and replaces addresses by the rules of their country; the first one is preferred [C-EAC-03, C-EAC-04, C-EAC-05, C-EAC-06, C-ACC-03, C-ACC-O3]', async () => {
  const ane = await member()
  const first = await ane.add(at('  4   Market Square '))
  const second = await ane.add(aarhus)

  expect(first).toMatchObject({ line1: '4 Market Square', country: 'GB', isPreferred: true, id: expect.any(String) })
  expect(second).toMatchObject({ country: 'DK', houseNumber: '12', isPreferred: false })
  expect((await ane.call('GET', `/${second.id}`)).body).toEqual(second)
  const replaced = await ane.call('PUT', `/${second.id}`, { ...aarhus, houseNumber: '14' })
  expect(replaced.body).toEqual({ ...second, houseNumber: '14' })
  expect((await ane.call('PUT', `/${first.id}`, at('4 Market Square'))).body).toEqual(first)
  expect(await ane.list()).toEqual([first, replaced.body])
})

test('names the field that is wrong and changes nothing [C-EAC-04, C-EAC-06]', async () => {
  const ane = await member()
  const { id } = await ane.add(london)

  for (const [method, path] of [
    ['POST', ''],
    ['PUT', `/${id}`],
  ] as const)
    expect(await ane.call(method, path, at('', { country: 'GB' }))).toMatchObject({
      ...{ status: 400, body: { code: 'checkout.address-not-complete', errors: { line1: [expect.any(String)] } } },
    })
  expect((await ane.call('POST', '', at('Somewhere', { country: 'XX' }))).status).toBe(400)
  expect(lines(await ane.list())).toEqual([['4 Market Square', true]])
})

test('prefers one address at a time; the newest that is left follows a deleted one [C-EAC-07, C-EAC-08, C-ACC-O3, C-EAC-03]', async () => {
  const ane = await member()
  const first = await ane.add(at('First'))
  const second = await ane.add(at('Second'))
  await ane.add(at('Third'))
  await ane.add(at('Fourth'))

  expect((await ane.call('PUT', `/set-preferred/${second.id}`)).body).toMatchObject({
    id: second.id,
    isPreferred: true,
  })
  expect(lines(await ane.list())).toEqual([
    ['Second', true],
    ['Fourth', false],
    ['Third', false],
    ['First', false],
  ])
  const remaining = async (id: string) => (await ane.call('DELETE', `/${id}`)).body as unknown as readonly Address[]
  expect(lines(await remaining(first.id!))).toEqual([
    ['Second', true],
    ['Fourth', false],
    ['Third', false],
  ])
  const left = [
    ['Fourth', true],
    ['Third', false],
  ]
  expect(lines(await remaining(second.id!))).toEqual(left)
  expect(lines(await ane.list())).toEqual(left)
  expect((await ane.add(at('Fifth', { isPreferred: true }))).isPreferred).toBe(true)
  expect(lines(await ane.list()).map(([, isPreferred]) => isPreferred)).toEqual([true, false, false])
})

test('adds an address once, however often it is pressed, and at most twenty [C-ACC-O3]', async () => {
  const ane = await member()
  const answers = await Promise.all(Array.from({ length: 5 }, () => ane.add(london)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  for (let number = 2; number <= 20; number += 1) await ane.add(at(`${number} Station Road`))

  expect(await ane.call('POST', '', at('21 Market Square'))).toMatchObject({
    ...{ status: 400, body: { code: 'address-book.full' } },
  })
  expect(await ane.list()).toHaveLength(20)
})

test('keeps exactly one address preferred while many are changed at once [C-ACC-O3]', async () => {
  const ane = await member()
  const ids: string[] = []
  for (const line of ['A', 'B', 'C', 'D', 'E', 'F']) ids.push((await ane.add(at(line))).id!)
  await Promise.all(
    ids.flatMap((id, index) => [
      ane.call('PUT', `/set-preferred/${id}`),
      ...(index % 2 ? [ane.call('DELETE', `/${id}`)] : []),
    ]),
  )

  const left = await ane.list()
  expect(left).toHaveLength(3)
  expect(left.filter(({ isPreferred }) => isPreferred)).toHaveLength(1)
})

test('is limited to its owner: guests are refused, and an address of another member is not found [C-ACC-01, C-EAC-07, B-AUTH-02, C-EAC-03, C-EAC-04, C-EAC-05, C-EAC-06, C-EAC-08]', async () => {
  const ane = await member()
  const { id } = await ane.add(london)
  const other = await member('other@example.com')
  const guest = visitorOf(shop)
  const calls = [
    ...([
      ['GET', `/${id}`],
      ['PUT', `/${id}`, london],
      ['DELETE', `/${id}`],
    ] as const),
    ['PUT', `/set-preferred/${id}`] as const,
  ]

  for (const [method, path, body] of calls) {
    expect((await guest.call(method, place + path, body)).status).toBe(401)
    expect(await other.call(method, path, body)).toMatchObject({ status: 404, body: { code: 'address-book.unknown' } })
    expect((await other.call(method, path.replace(id!, 'none'), body)).status).toBe(404)
  }
  for (const method of ['GET', 'POST'] as const) expect((await guest.call(method, place, london)).status).toBe(401)
  expect(await other.list()).toEqual([])
  expect(lines(await ane.list())).toEqual([['4 Market Square', true]])
})

test('is written on its page without script, with what was typed where it is refused [C-ACC-03]', async () => {
  const ane = await member()
  const page = '/account/addresses'
  const refused = await ane.post(`${page}?edit=new`, { formAction: 'save-address', ...london, city: '' })
  const saved = await ane.post(`${page}?edit=new`, { formAction: 'save-address', ...london })
  await ane.post(`${page}?edit=new`, { formAction: 'save-address', ...london, line1: 'Second' })
  const [first, second] = await ane.list()
  await ane.post(`${page}?edit=${second!.id}`, {
    formAction: 'save-address',
    addressId: second!.id!,
    ...london,
    line1: 'Third',
  })
  await ane.post(page, { formAction: 'prefer-address', addressId: second!.id! })
  await ane.post(page, { formAction: 'delete-address', addressId: first!.id! })

  expect(refused).toMatchObject({ status: 422, body: { form: { values: { line1: '4 Market Square' } } } })
  expect(refused.body.form.problems).toHaveProperty('city')
  expect(saved.location).toBe('/en-gb/account/addresses?done=saved')
  expect((await ane.page(page)).body).toMatchObject({
    ...{ pageAlias: 'accountAddressesPage', layout: 'account', isFull: false },
    addresses: [{ name: 'Ane Holm', lines: ['Third', 'London SW1A\u00a02BB', 'GB'], isPreferred: true }],
  })
  expect((await ane.page(`${page}?edit=${second!.id}`)).body).toMatchObject({
    edited: { id: second!.id, country: 'GB', values: { line1: 'Third' } },
  })
  expect((await visitorOf(shop).page(page)).body).toMatchObject({ pageAlias: 'accountPage', account: null })
})

test('offers a member in the checkout the addresses of the country it sells to, the preferred one filled in [C-ACC-O3]', async () => {
  const ane = await member()
  await ane.add(aarhus)
  const home = await ane.add(at('Home', { isPreferred: true }))
  const other = await member('other@example.com')
  const foreign = await other.add(at('Foreign'))
  await ane.request('POST', '/order/en-gb/basket/line', { sku: dress, quantity: 1 })
  await ane.post('/checkout/customer', { formAction: 'continue-as-guest', email: 'ane@example.com' })
  const step = (await ane.page('/checkout/details')).body
  const stolen = await ane.post('/checkout/details', { formAction: 'use-address', addressId: foreign.id! })
  const used = await ane.post('/checkout/details', { formAction: 'use-address', addressId: home.id! })

  expect(step).toMatchObject({
    saved: [{ id: home.id, lines: ['Home', 'London SW1A\u00a02BB', 'GB'] }],
    address: { values: { line1: 'Home' } },
  })
  expect(stolen.location).toBe('/en-gb/checkout/details')
  expect(used).toMatchObject({ status: 303, location: '/en-gb/checkout/shipping' })
})
