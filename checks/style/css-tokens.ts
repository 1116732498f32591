import { type Complaint, complainPerLine, filesBelow } from '../complaint.ts'

const breakpoints = new Set(['480px', '768px', '960px', '1280px'])
const objections: readonly (readonly [RegExp, string])[] = [
  [/#[0-9a-f]{3,8}\b(?![^(]*\))/i, 'a raw colour: use a token'],
  [/\b(?:rgb|rgba|hsl|oklch)\(/, 'a raw colour: use a token'],
  [/font-size:\s*[\d.]+(?:px|rem|em)/, 'a raw type size: use a token'],
  [/(?:transition|animation)[^;]*\s\d+m?s\b/, 'a raw duration: use a token'],
  [
    /\b(?:margin|padding|border)-(?:left|right)\b|^\s*(?:left|right):|text-align:\s*(?:left|right)\b|float:/,
    'left or right: use logical properties',
  ],
  [/!important/, '!important: use a later layer'],
]

/** Checks that style sheets use tokens, logical properties and the four breakpoints. Only `ui/tokens.css` has raw values. */
export function complainOfRawStyles(): Complaint[] {
  const sheets = filesBelow(['ui', 'web', 'adapters'], /\.css$/).filter((file) => file !== 'ui/tokens.css')
  return sheets.flatMap((sheet) => complainPerLine(sheet, objectTo))
}

function objectTo(line: string): string | undefined {
  if (line.trimStart().startsWith('/*') || line.trimStart().startsWith('*')) return undefined
  const media = /@media[^{]*?(\d+px)/.exec(line)
  if (media && !breakpoints.has(media[1]!)) return `a breakpoint of its own: ${media[1]}`
  return objections.find(([pattern]) => pattern.test(line))?.[1]
}
