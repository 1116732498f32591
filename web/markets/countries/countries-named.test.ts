import { expect, test } from 'vitest'
import { countriesNamed, type Region } from './countries-named.ts'

const country = (code: string, name: string, language: string) => ({
  code,
  name,
  languages: [{ market: code, name: language, lang: code, dir: 'ltr' as const, url: `/${code}` }],
})
const regions: Region[] = [
  { name: 'Europe', countries: [country('TR', 'Türkiye', 'Türkçe'), country('GB', 'United Kingdom', 'English')] },
  { name: 'Asia', countries: [country('AE', 'الإمارات', 'العربية')] },
]
const found = (typed: string) =>
  countriesNamed(regions, typed).flatMap(({ countries }) => countries.map(({ code }) => code))

test('finds a country by the beginning of any word of its name, by code and by language [B-CSEL-O1]', () => {
  expect(found('king')).toEqual(['GB'])
  expect(found('gb')).toEqual(['GB'])
  expect(found('eng')).toEqual(['GB'])
  expect(found('العر')).toEqual(['AE'])
})

test('finds countries without typed accents [B-CSEL-O1]', () => {
  expect(found('turkiye')).toEqual(['TR'])
  expect(found('TURKCE')).toEqual(['TR'])
})

test('shows all while nothing is typed, and no empty region [B-CSEL-O1]', () => {
  expect(found(' ')).toEqual(['TR', 'GB', 'AE'])
  expect(countriesNamed(regions, 'united')).toHaveLength(1)
  expect(countriesNamed(regions, 'zz')).toEqual([])
})
