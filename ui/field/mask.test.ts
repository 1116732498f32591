import { expect, test } from 'vitest'
import { formatByMask, tidyBlanks } from './mask.ts'

test('writes a postcode the way its country does, however it was pasted [C-ADR-04]', () => {
  expect(formatByMask('81101', '### ##')).toBe('811 01')
  expect(formatByMask('1000 001', '####-###')).toBe('1000-001')
  expect(formatByMask('00-950', '##-####')).toBe('00-950')
  expect(formatByMask('00-9501', '##-####')).toBe('00-9501')
})

test('treats the last character of the Polish mask as optional: five digits are written with their hyphen [B-MKT-O5]', () => {
  expect(formatByMask('00950', '##-####')).toBe('00-950')
})

test('formats an incomplete postcode while it is typed, and leaves one that is too long unchanged [B-MKT-15]', () => {
  expect(['8', '811', '8110'].map((typed) => formatByMask(typed, '### ##'))).toEqual(['8', '811', '811 0'])
  expect(formatByMask('811011', '### ##')).toBe('811011')
  expect(formatByMask(' - ', '##-####')).toBe('')
})

test('collapses runs of blanks and trims the ends [B-VAL-04, C-VAL-01, C-VAL-O1]', () => {
  expect(tidyBlanks('  12   High  Street ')).toBe('12 High Street')
})
