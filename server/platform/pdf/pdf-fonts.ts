import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A font for documents. For each letter, the fonts are tried in the order of the list. */
export interface PdfFont {
  readonly name: string
  readonly file: Buffer
  /** The characters it contains, as Unicode ranges. */
  readonly draws: RegExp
  /** Letters are drawn as shapes, because part of a woff2 file cannot be embedded. */
  readonly outlined?: true
}

const plex = 'ibm-plex-sans-arabic'
/** Each file contains one part of the characters. Some files contain only a few of their part. */
const parts = [
  [plex, 'latin', /[ -\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/u],
  [
    plex,
    'latin-ext',
    /[\u0110\u0132\u0133\u0135\u013f-\u0142\u0160\u0161\u0178\u017d\u017e\u1e9e\u2020\u20a1\u20a4\u20a6\u20a8-\u20ae\u20b1-\u20ba\u20bd\u20bf\u2113]/u,
  ],
  [plex, 'arabic', /[\p{Script_Extensions=Arabic}\u200c-\u200f]/u],
  ['noto-sans-armenian', 'armenian', /[\u0531-\u058f\ufb13-\ufb17]/u],
] as const
/** Letters that those files lack, for example of Turkish, Polish and Latvian, and alphabets for people's names. */
const outlined = [
  ['latin-ext', /[\u0100-\u024f\u1e00-\u1e9f\u20a0-\u20c0]/u],
  ['vietnamese', /[\u1ea0-\u1ef9]/u],
  ['greek', /[\u0370-\u03ff]/u],
  ['greek-ext', /[\u1f00-\u1fff]/u],
  ['cyrillic', /[\u0301\u0400-\u045f\u0490-\u0491\u04b0-\u04b1\u2116]/u],
  ['cyrillic-ext', /[\u0460-\u052f\u1c80-\u1c88\u2de0-\u2dff\ua640-\ua69f]/u],
] as const
const weights = { regular: 400, strong: 600 } as const
export type PdfWeight = keyof typeof weights

const opened = new Map<PdfWeight, readonly PdfFont[]>()

/** The fonts of one weight. Files are read when the first document is written. */
export function pdfFonts(weight: PdfWeight): readonly PdfFont[] {
  const known = opened.get(weight)
  if (known) return known
  const ours: readonly PdfFont[] = parts.map(([family, part, draws]) => ({
    name: `${family}-${part}-${weight}`,
    draws,
    file: read(`@fontsource/${family}/files/${family}-${part}-${weights[weight]}-normal.woff`),
  }))
  const theirs = outlined.map(
    ([part, draws]): PdfFont => ({
      name: `inter-${part}`,
      draws,
      outlined: true,
      file: read(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`),
    }),
  )
  const made = [...ours, ...theirs]
  opened.set(weight, made)
  return made
}

const read = (path: string): Buffer => readFileSync(require.resolve(path))

/** Returns the font for each character; the first font for those that none contains. */
export function fontFor(weight: PdfWeight): (character: string) => PdfFont {
  const fonts = pdfFonts(weight)
  return (character) => fonts.find(({ draws }) => draws.test(character)) ?? fonts[0]!
}
