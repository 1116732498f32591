import { expect, test } from 'vitest'
import { dueDatesFrom, readProfile } from './read-profile.ts'

const rules = {
  today: '2026-11-23',
  asksBirthday: true,
  isStore: (id: string) => id === 'aarhus',
  isPayment: (type: string) => type === 'scheme',
}
const read = (typed: Parameters<typeof readProfile>[0], more: Partial<typeof rules> = {}) =>
  readProfile(typed, { ...rules, ...more })

test('takes a birthday of somebody from 16 to 130 years old, both included [B-VAL-03, B-VAL-O1, C-ACC-04, C-ACC-O1, C-VAL-02, C-CST-15, B-CON-07]', () => {
  for (const birthday of ['2010-11-23', '1896-11-23', '1895-11-24'])
    expect(read({ birthday })).toEqual({ profile: { birthday } })
  for (const birthday of ['2010-11-24', '1895-11-23', '2001-02-29', '23-11-2001', '2027-01-01'])
    expect(read({ birthday })).toEqual({ problems: { birthday: 'sign-in.birthday-wrong' } })
})

test('takes a birthday only where the shop asks for it, and none is needed [C-ACC-O1]', () => {
  expect(read({ birthday: '2001-02-03' }, { asksBirthday: false })).toEqual({ profile: {} })
  expect(read({ birthday: '' })).toEqual({ profile: { birthday: null } })
})

test('takes a due date from today on up to two years ahead, or none [B-VAL-06, B-VAL-O1, C-ACC-05, C-ACC-O2, C-VAL-02, C-CST-16, B-CON-07]', () => {
  for (const dueDate of ['2026-11-23', '2028-11-23']) expect(read({ dueDate })).toEqual({ profile: { dueDate } })
  for (const dueDate of ['2026-11-22', '2028-11-24', '2027-02-30'])
    expect(read({ dueDate })).toEqual({ problems: { dueDate: 'profile.due-date-wrong' } })
  expect(read({ dueDate: ' ' })).toEqual({ profile: { dueDate: null } })
  expect(dueDatesFrom('2026-11-23')).toEqual({ first: '2026-11-23', last: '2028-11-23' })
  expect(dueDatesFrom('2028-02-29')).toEqual({ first: '2028-02-29', last: '2030-02-28' })
  const leapDay = { today: '2028-02-29' }
  expect(read({ dueDate: '2030-02-28' }, leapDay)).toEqual({ profile: { dueDate: '2030-02-28' } })
  expect(read({ dueDate: '2030-03-01' }, leapDay)).toEqual({ problems: { dueDate: 'profile.due-date-wrong' } })
})

test('names the problem of each field, tidies the others, and leaves out what was not named [C-ACC-O4, B-VAL-04, C-VAL-01]', () => {
  expect(
    read({
      ...{ firstName: ' ', lastName: '<b>', phoneNumber: 'call me', emailGPSR: 'nobody', favoriteStore: 'oslo' },
      ...{ preferredPayment: 'shells' },
    }),
  ).toEqual({
    problems: {
      firstName: 'form.required',
      lastName: 'form.invalid',
      phoneNumber: 'sign-in.phone-wrong',
      emailGPSR: 'account.email-invalid',
      favoriteStore: 'form.choose-from-list',
      preferredPayment: 'form.choose-from-list',
    },
  })
  expect(read({ firstName: '  Ane  Marie ', emailGPSR: 'Ane@Example.com', favoriteStore: 'aarhus' })).toEqual({
    profile: { firstName: 'Ane Marie', emailGPSR: 'ane@example.com', favoriteStore: 'aarhus' },
  })
  const cleared = ['phoneNumber', 'birthday', 'emailGPSR', 'preferredPayment', 'favoriteStore', 'dueDate']
  for (const field of cleared) expect(read({ [field]: '' })).toEqual({ profile: { [field]: null } })
  expect(read({})).toEqual({ profile: {} })
})
