import { expect, test } from 'vitest'
import { markets } from './pages.fakes.ts'
import { preferredMarket } from './preferred-market.ts'

const speaks = (header: string | undefined) => preferredMarket(markets.open, header).id

test('greets a new visitor in the language that the browser prefers', () => {
  expect([speaks('ar'), speaks('da-DK,da;q=0.9'), speaks('en;q=0.5, da;q=0.8')]).toEqual(['ar-ae', 'da-dk', 'da-dk'])
})

test('speaks English where no language fits, and the language of the first market where nobody speaks that', () => {
  const withoutEnglish = markets.open.filter(({ language }) => language.baseCode !== 'en')

  expect([speaks('sv-SE'), speaks(undefined), speaks(';;,q=')]).toEqual(['en-gb', 'en-gb', 'en-gb'])
  expect(preferredMarket(withoutEnglish, 'sv').id).toBe('da-dk')
})
