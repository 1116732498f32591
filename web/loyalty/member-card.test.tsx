import { expect, test } from 'vitest'
import { exampleShell } from '../pages/buying.fakes.ts'
import { written } from '../pages/written.fakes.tsx'
import { MemberCard } from './member-card.tsx'

const picture = 'data:image/svg+xml;base64,PHN2Zy8+'

test('shows a sign of loading until there is a code, then the code as a picture [C-LOY-O2, C-LOY-04, C-TGL-12]', () => {
  const shell = exampleShell('en-gb')
  const loading = shell.translations['loyalty.card-loading']!
  const shown = (first?: { qrCode: string; validUntil: string }) =>
    written(<MemberCard requestCard={() => new Promise(() => {})} {...(first && { first })} />, shell)

  expect(shown().text).toContain(loading)
  expect(shown().markup).not.toContain('<img')
  const card = shown({ qrCode: picture, validUntil: '2099-01-01T00:00:00Z' })
  expect(card.markup).toContain(`src="${picture}"`)
  expect(card.text).not.toContain(loading)
})
