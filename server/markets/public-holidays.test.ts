import { expect, test } from 'vitest'
import { isWorkingDay } from './public-holidays.ts'

test.each([
  ['DK', '2027-03-26', 'Good Friday'],
  ['DE', '2026-11-18', 'Day of Repentance, in Saxony'],
  ['FR', '2027-05-17', 'Whit Monday'],
  ['SE', '2027-06-25', 'Midsummer Eve'],
  ['IE', '2026-10-26', 'the last Monday of October'],
  ['GR', '2027-04-30', 'Orthodox Good Friday'],
  ['RO', '2026-04-13', 'Orthodox Easter Monday'],
  ['PL', '2026-06-04', 'Corpus Christi'],
])('no period ends in %s on %s, %s', (code, day) => {
  expect(isWorkingDay(code, day)).toBe(false)
})

test('periods end on other days from Monday to Friday, and on no weekend', () => {
  expect(isWorkingDay('DK', '2026-11-23')).toBe(true)
  expect(isWorkingDay('DK', '2026-11-21')).toBe(false)
  expect(isWorkingDay('DK', '2026-11-22')).toBe(false)
  expect(isWorkingDay('DE', '2026-11-19')).toBe(true)
  expect(isWorkingDay('GR', '2027-03-26')).toBe(true)
})
