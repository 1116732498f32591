import { readdirSync, readFileSync } from 'node:fs'
import { constants, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { formatMoney } from '#foundation/money-format.ts'
import { knownMarkets } from '#server/markets/index.ts'
import { fontFor } from './pdf-fonts.ts'
import { hasGlyph, writtenIn } from './pdf-text.fakes.ts'
import { visualRuns } from './visual-runs.ts'
import { writePdf } from './write-pdf.ts'

const drawn = (line: string, direction: 'ltr' | 'rtl') =>
  visualRuns(line, direction, (character) => (/\p{Script=Arabic}/u.test(character) ? 'arabic' : 'latin')).map(
    ({ text }) => text,
  )

test('draws Arabic from the right, with numbers and Latin words the way they are read', () => {
  expect(drawn('طلب 10000008', 'rtl')).toEqual(['10000008', ' ', 'طلب'])
  expect(drawn('Halden (طلب)', 'ltr').join('')).toBe('Halden (طلب)')
  expect(drawn('(12)', 'rtl').join('')).toBe('(12)')
})

test('writes a document with its fonts inside, in any direction, with whatever letters somebody’s name has', async () => {
  const pdf = await writePdf({
    title: 'Receipt',
    locale: 'ar-AE',
    direction: 'rtl',
    blocks: [
      { kind: 'heading', text: 'إيصال 10000008' },
      { kind: 'text', text: 'شكراً Ελένη Šárka 山田 😀' },
      { kind: 'rows', rows: [{ term: 'فستان', text: '249.00\u00a0AED\u200f', strong: true, facts: ['3\u00a08'] }] },
    ],
  })
  const text = Buffer.from(pdf).toString('latin1')

  expect(text.startsWith('%PDF-1.')).toBe(true)
  expect(text).toContain('/Lang (ar-AE)')
  expect(text).toContain('IBMPlexSansArabic')
})

test('draws the Greek and Cyrillic letters of a name, and keeps them to be found and copied', async () => {
  const names = ['Ελένη', 'Παπαδοπούλου', 'Дмитрий', 'Щербаков']
  const blocks = names.map((text) => ({ kind: 'text', text }) as const)
  const pages = await pagesOf(await writePdf({ title: 'Receipt', locale: 'en-GB', direction: 'ltr', blocks }))

  for (const name of names) expect(pages).toContain(`/ActualText (${asPdfText(name)})`)
  expect(pages.split('/ActualText').length - 1).toBe(names.length)
  // The letters are drawn as shapes, not as text (`Tj`) in a font that does not contain them.
  expect(pages).not.toContain('Tj')
})

test('has a glyph for every character of the interface texts and of prices, in every language and market [C-RCP-O2]', () => {
  const words = readdirSync('words').flatMap((file) =>
    Object.values(JSON.parse(readFileSync(`words/${file}`, 'utf8')) as Record<string, string>),
  )
  const prices = knownMarkets.map(({ locale, currency }) => formatMoney({ minor: 1_234_567_890, currency }, locale))
  const characters = [...new Set([...words, ...prices].join(''))].filter((one) => !/[\s\p{Cf}]/u.test(one))
  const missing = (['regular', 'strong'] as const).flatMap((weight) =>
    characters.filter((one) => !hasGlyph(fontFor(weight)(one), one)),
  )

  expect(characters).toEqual(expect.arrayContaining(['ş', 'ő', 'ț', 'ė', 'ω', 'ж', 'қ', 'ش', 'Ա', '֏', '₸']))
  expect(missing).toEqual([])
})

test('draws Armenian as text that can be found and copied, on one line with numbers [C-RCP-O2]', async () => {
  const texts = ['Հայաստան 10000008', 'Արամ Խաչատրյան և ընկերներ', '12 000 ֏']
  const blocks = texts.flatMap((text) => (['text', 'heading'] as const).map((kind) => ({ kind, text })))
  const pdf = await writePdf({ title: 'Receipt', locale: 'hy-AM', direction: 'ltr', blocks })

  const written = writtenIn(pdf)
  expect(written.map(({ text }) => text).join('')).toBe(texts.flatMap((text) => [text, text]).join(''))
  expect(written[0]!.baseline).toBe(written[1]!.baseline)
})

/** The content of its pages. */
async function pagesOf(pdf: Uint8Array): Promise<string> {
  const bytes = Buffer.from(pdf)
  const streams = bytes.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)
  return Array.from(streams, ([, packed]) => {
    const unpacked = inflateSync(Buffer.from(packed!, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH })
    return unpacked.toString('latin1')
  }).join('\n')
}

const asPdfText = (word: string): string =>
  Buffer.from(`\ufeff${word}`, 'utf16le')
    .swap16()
    .toString('latin1')
    .replace(/[\\()]/g, '\\$&')

test('goes on to another page when one is full', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ term: `Line ${index}`, text: '1.00' }))
  const pdf = await writePdf({ title: 'Long', locale: 'en-GB', direction: 'ltr', blocks: [{ kind: 'rows', rows }] })

  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length,
  ).toBeGreaterThan(1)
})
