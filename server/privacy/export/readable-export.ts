import { escapeUTF8 } from 'entities'
import type { Translate } from '#foundation/words.ts'
import type { PersonalExport } from './personal-export.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
h2{margin-block:3rem 1rem;border-block-end:1px solid}article{margin-block:1rem;padding:1rem;border:1px solid #767676}
dl{display:grid;grid-template-columns:minmax(6rem,14rem) minmax(0,1fr);gap:.25rem 1rem;margin:0}dt{font-weight:600}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}dd dl{font-size:.9rem}`

export interface ExportLanguage {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly t: Translate
}

/** The export as one HTML document without other files. All of its content is escaped, so data never becomes markup. */
export function readableExport(data: PersonalExport, { language, direction, t }: ExportLanguage): string {
  const title = t('privacy.export-title', data.shop)
  return `<!doctype html>
<html lang="${escapeUTF8(language)}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeUTF8(title)}</title><style>${style}</style></head><body>
<main><h1>${escapeUTF8(title)}</h1><p>${escapeUTF8(t('privacy.export-of', data.account))} <time>${escapeUTF8(data.madeAt)}</time></p>
${data.sections
  .map(
    ({ section, tables }) => `<section><h2>${escapeUTF8(t(`privacy.section-${section}`))}</h2>
${tables.flatMap(({ rows }) => rows.map((row) => `<article>${valueAsHtml(row)}</article>`)).join('\n')}${tables.some(({ isCut }) => isCut) ? `<p>${escapeUTF8(t('privacy.export-cut'))}</p>` : ''}</section>`,
  )
  .join('\n')}
</main></body></html>
`
}

/** A column or a field in words: `first_name` and `firstName` are “first name”. */
const named = (field: string): string =>
  field
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b}`)
    .toLowerCase()

function valueAsHtml(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return `<bdi>${escapeUTF8(String(value))}</bdi>`
  if (depth > mostDepth) return escapeUTF8(JSON.stringify(value))
  if (Array.isArray(value)) return value.map((one) => `<div>${valueAsHtml(one, depth + 1)}</div>`).join('')
  const fields = Object.entries(value).filter(([, one]) => one !== null && one !== '')
  return fields.length === 0
    ? ''
    : `<dl>${fields.map(([name, one]) => `<dt>${escapeUTF8(named(name))}</dt><dd>${valueAsHtml(one, depth + 1)}</dd>`).join('')}</dl>`
}
const mostDepth = 12
