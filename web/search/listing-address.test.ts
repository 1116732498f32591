import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressWith, chosenIn, hiddenQueryFields, pageAddress, toggled, withoutFilters } from './listing-address.ts'

const place = (query: Record<string, string> = {}) => ({ basePath: '/da-dk/kvinder/kjoler', query })

test('adds a choice to those of its facet, joined by a comma [B-SRCH-03]', () => {
  expect(toggled(place({ size: '38' }), { facet: 'size', value: '40' })).toBe('/da-dk/kvinder/kjoler?size=38,40')
})

test('takes a choice away, and its facet with the last one', () => {
  expect(toggled(place({ size: '38,40' }), { facet: 'size', value: '38' })).toBe('/da-dk/kvinder/kjoler?size=40')
  expect(toggled(place({ size: '38' }), { facet: 'size', value: '38' })).toBe('/da-dk/kvinder/kjoler')
})

test('knows a facet whatever the case its name came back in', () => {
  expect(toggled(place({ subbrand: 'plus' }), { facet: 'subBrand', value: 'men' })).toBe(
    '/da-dk/kvinder/kjoler?subBrand=men,plus',
  )
})

test('goes back to the first page with every change, and keeps sorting and term [B-SRCH-O4]', () => {
  expect(toggled(place({ page: '3', sorting: 'newest', q: 'kjole' }), { facet: 'size', value: '38' })).toBe(
    '/da-dk/kvinder/kjoler?q=kjole&size=38&sorting=newest',
  )
})

test('gives page 1 no number [B-SRCH-03]', () => {
  expect(pageAddress(place({ page: '2', size: '38' }), 1)).toBe('/da-dk/kvinder/kjoler?size=38')
  expect(pageAddress(place({ size: '38' }), 3)).toBe('/da-dk/kvinder/kjoler?page=3&size=38')
})

test('clears all filters, prices included, and nothing else', () => {
  const all = place({
    size: '38',
    colour: 'navy',
    lowerboundingvalue: '10',
    upperboundingvalue: '90',
    q: 'kjole',
    sorting: 'newest',
  })

  expect(withoutFilters(all, { facets: [{ id: 'size' }, { id: 'colour' }] })).toBe(
    '/da-dk/kvinder/kjoler?q=kjole&sorting=newest',
  )
})

test('carries along what a form does not change itself [B-SRCH-O4, B-SRCH-03]', () => {
  expect(hiddenQueryFields(place({ page: '2', size: '38', sorting: 'newest' }), ['sorting'])).toEqual([['size', '38']])
})

test('writes words with blanks and marks so that they come back the same', () => {
  const address = addressWith(place(), { q: 'crêpe & linen, 50%' })

  expect(new URL(address, 'http://x').searchParams.get('q')).toBe('crêpe & linen, 50%')
})

test('pressing a filter twice restores the previous address', () => {
  const value = fc.stringMatching(/^[a-z0-9-]{1,8}$/)
  fc.assert(
    fc.property(fc.uniqueArray(value, { minLength: 1, maxLength: 5 }), value, (chosen, pressed) => {
      const before = place({ size: chosen.toSorted().join(',') })
      const once = {
        ...before,
        query: Object.fromEntries(new URL(toggled(before, { facet: 'size', value: pressed }), 'http://x').searchParams),
      }
      const twice = new URL(toggled(once, { facet: 'size', value: pressed }), 'http://x').searchParams.get('size')

      expect(twice).toBe(before.query.size)
      expect(chosenIn(once, 'size').includes(pressed)).toBe(!chosen.includes(pressed))
    }),
  )
})
