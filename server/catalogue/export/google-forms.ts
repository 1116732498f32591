import { csvLine } from '#foundation/csv-line.ts'
import { escapeHtml } from '#foundation/escape-html.ts'
import type { GoogleItem } from './google-items.ts'

/** A format for exported product data: a beginning, one piece per item, an end. */
export interface FeedForm {
  readonly begin: string
  item(item: GoogleItem): string
  readonly end: string
}

const parts: Readonly<Record<string, readonly string[]>> = {
  product_detail: ['section_name', 'attribute_name', 'attribute_value'],
  certification: ['certification_authority', 'certification_name', 'certification_code'],
}

/** RSS 2.0 with Google's names. */
export const googleRss = (title: string, link: string): FeedForm => ({
  begin: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escaped(title)}</title>
<link>${escaped(link)}</link>
<description>${escaped(title)}</description>
`,
  item: (item) => {
    const values = [...item].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : value.map((one) => [name, one]),
    )
    return `<item>\n${values.map(([name, value]) => element(name!, value!)).join('')}</item>\n`
  },
  end: '</channel>\n</rss>\n',
})

function element(name: string, value: string): string {
  const names = parts[name]
  const told = value.split(':')
  const inner =
    names && told.length === names.length
      ? names.map((part, at) => `<g:${part}>${escaped(told[at]!)}</g:${part}>`).join('')
      : escaped(value)
  return `<g:${name}>${inner}</g:${name}>\n`
}

/** Characters that XML cannot contain are left out. */
const escaped = (text: string): string =>
  escapeHtml(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find them
    text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''),
  )

const columns = [
  ...['id', 'title', 'description', 'link', 'image_link', 'additional_image_link', 'availability', 'availability_date'],
  ...[
    'price',
    'sale_price',
    'sale_price_effective_date',
    'brand',
    'gtin',
    'identifier_exists',
    'condition',
    'item_group_id',
  ],
  ...['color', 'size', 'size_type', 'size_system', 'gender', 'age_group', 'material', 'pattern', 'product_type'],
  ...['google_product_category', 'multipack', 'is_bundle', 'certification', 'product_detail', 'product_highlight'],
  'tax_category',
]

/** The same as a tab-separated table. `kept` are feed attributes that this shop does not use. */
export function googleTsv(kept: readonly string[]): FeedForm {
  const all = [...new Set([...columns, ...kept])]
  return {
    begin: csvLine(all, '\t'),
    item: (item) =>
      csvLine(
        all.map((name) => {
          const value = item.get(name) ?? ''
          return typeof value === 'string' ? value : value.join(name === 'additional_image_link' ? ',' : '\n')
        }),
        '\t',
      ),
    end: '',
  }
}
