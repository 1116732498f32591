import { expect, test } from 'vitest'
import { forgetCookies } from './forget-cookies.ts'

test('deletes the cookies of the visitor, but not those of the store device [C-ISO-O1, B-ISO-O3, B-ISO-02]', () => {
  const written: string[] = []
  const cookies = {
    get cookie() {
      return 'consent=consentid:1; isoStoreId=bath; ordernumber=100000008'
    },
    set cookie(text) {
      written.push(text)
    },
  }
  forgetCookies(cookies)

  expect(written).toEqual(['consent=; path=/; max-age=0', 'ordernumber=; path=/; max-age=0'])
})
