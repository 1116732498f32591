import { expect, test } from 'vitest'
import { exampleShell } from '../pages/buying.fakes.ts'
import { renderMail } from './index.server.tsx'

const settings = { publicUrl: 'https://halden.test', shellUrl: '/api/f?market=en-gb&v=1' }
const data = {
  launched: false,
  name: 'Linen shirt dress',
  colourName: 'Navy',
  size: '40',
  productUrl: 'https://halden.test/en-gb/p/linen-shirt-dress/900100_navy_01?sku=900100_navy_01_40',
  optOutUrl: 'https://halden.test/api/notifyme/en-gb/optout?token=t1',
}
const mailOf = (more: Partial<typeof data> = {}) =>
  renderMail('product-there', { ...data, ...more }, exampleShell('en-gb'), settings)

test('writes that a product is back, with the way to its size and the way out, in both forms alike [C-NTF-O1]', () => {
  const { html, text } = mailOf()

  for (const written of [html.replaceAll('&amp;', '&'), text]) {
    expect(written).toContain(data.productUrl)
    expect(written).toContain(data.optOutUrl)
    expect(written).toContain('Navy, 40')
  }
})

test('calls a launch a launch instead of a return', () => {
  expect(mailOf({ launched: true }).subject).not.toBe(mailOf().subject)
})
