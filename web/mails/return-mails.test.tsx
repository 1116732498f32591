import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { MailReturn } from '#contracts/mail-parts.ts'
import { type ExampleMarket, exampleShell } from '../pages/buying.fakes.ts'
import { renderMail } from './index.server.tsx'

const settings = { publicUrl: 'https://shop.example', shellUrl: '' }
const markets: readonly ExampleMarket[] = ['en-gb', 'ar-ae', 'tr-tr', 'en-us']
const data: MailReturn = {
  ...{ returnNumber: '10000012-1', way: 'carrier', sendBy: '2026-11-26', carrier: 'GLS', dropOffCode: 'R1-10000012-1' },
  ...{ pageUrl: 'https://shop.example/return-items?returnid=r1', labelUrl: 'https://shop.example/label' },
  goods: [{ name: '<b>Dress</b>', quantity: 2 }],
  note: 'Worn <i>outside</i>',
}
const mailOf = (kind: 'return-registered' | 'return-arrived' | 'return-refused', market: ExampleMarket, more = {}) =>
  renderMail(kind, { ...data, ...more }, exampleShell(market), settings)

test('writes the mails of a return in every language, from the side it is read [C-RET-O1]', () => {
  for (const market of markets)
    for (const kind of ['return-registered', 'return-arrived', 'return-refused'] as const) {
      const { subject, text, html } = mailOf(kind, market)
      expect(`${subject} ${text}`, `${kind} ${market}`).not.toMatch(/mails?\.|returns\.|undefined|\{0\}/)
      expect(subject).toContain('10000012-1')
      expect(text).toContain('https://shop.example/return-items?returnid=r1')
      expect(html).toContain(market === 'ar-ae' ? 'dir="rtl"' : 'dir="ltr"')
      expect(html).not.toMatch(/<b>Dress|<i>outside/)
    }
})

test.each(['da', 'de', 'fr'])('writes them in %s too, with every number in its place', async (language) => {
  const words = JSON.parse(await readFile(`words/${language}.json`, 'utf8'))
  for (const kind of ['return-registered', 'return-arrived', 'return-refused'] as const) {
    const { subject, text } = renderMail(kind, data, { ...exampleShell('en-gb'), translations: words }, settings)
    expect(`${subject} ${text}`).not.toMatch(/mails?\.|returns\.|undefined|\{0\}/)
    expect(subject).toContain('10000012-1')
  }
})

test('tells label, code and day of a registered return, and only the number where it goes to a store [C-RET-O1]', () => {
  const byCarrier = mailOf('return-registered', 'en-gb').text
  for (const fact of ['https://shop.example/label', 'R1-10000012-1', '26 November 2026', 'GLS'])
    expect(byCarrier).toContain(fact)
  const { labelUrl: _label, carrier: _carrier, dropOffCode: _code, ...store } = data
  const inStore = renderMail('return-registered', { ...store, way: 'store' }, exampleShell('en-gb'), settings).text
  expect(inStore).toContain('Bring your items to one of our stores')
  expect(inStore).not.toContain('label')
})

test('tells why a return was refused, and keeps the reason out of the other mails', () => {
  expect(mailOf('return-refused', 'en-gb').text).toContain('Worn <i>outside</i>')
  expect(mailOf('return-arrived', 'en-gb').text).not.toContain('Worn')
})
