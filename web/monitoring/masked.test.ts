import { expect, test } from 'vitest'
import { maskedAttributes, maskedInput, maskedText } from './masked.ts'

test('masks every letter of a text but keeps its shape, and hides even the length of typed text [B-TPS-02, B-SIM-11]', () => {
  expect(maskedText('Ida Holm,\n12 Mill Lane')).toBe('*** *****\n** **** ****')
  expect(maskedText('مرحبا 5')).toBe('***** *')
  expect([maskedInput(''), maskedInput('a'), maskedInput('a long secret')]).toEqual(['', '***', '***'])
})

test('keeps the attributes for the look of an element, and removes addresses, values and names [B-TPS-02]', () => {
  const attributes = (all: Record<string, string>) => Object.entries(all).map(([name, value]) => ({ name, value }))

  expect(
    maskedAttributes(
      'input',
      attributes({ class: 'field', type: 'email', value: 'ida@example.com', 'aria-label': 'Ida', placeholder: 'x' }),
    ),
  ).toEqual({ class: 'field', type: 'email' })
  expect(maskedAttributes('a', attributes({ href: '/en-gb/receipt?orderid=secret', title: 'Ida' }))).toEqual({})
  expect(maskedAttributes('img', attributes({ src: '/a.webp', alt: 'Ida', width: '10' }))).toEqual({ width: '10' })
  expect(maskedAttributes('link', attributes({ rel: 'stylesheet', href: '/assets/a.css' }))).toEqual({
    rel: 'stylesheet',
    href: '/assets/a.css',
  })
})
