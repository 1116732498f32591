import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const colours = ['Black', 'Navy', 'Sand', 'Forest green', 'Burgundy']
const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
const things = ['Linen dress', 'Wool coat', 'Straight jeans', 'Poplin shirt', 'Merino jumper', 'Leather boots']
const paths = ['Dresses', 'Coats', 'Jeans', 'Shirts', 'Knitwear', 'Shoes']

/** Number of variants of a style. */
const perStyle = colours.length * sizes.length

/** Writes a Google product file (TSV) with this many variants, always the same: thirty for each style, a fifth of them reduced. */
export async function writeSyntheticFeed(path: string, variants: number): Promise<void> {
  const out = createWriteStream(path)
  out.write(
    'id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tsale_price\tbrand\tgtin\tproduct_type\titem_group_id\tcolor\tsize\tgender\tage_group\tmaterial\n',
  )
  for (let number = 0; number < variants; number++) if (!out.write(row(number))) await once(out, 'drain')
  out.end()
  await finished(out)
}

function row(number: number): string {
  const style = Math.floor(number / perStyle)
  const colour = colours[Math.floor(number / sizes.length) % colours.length]!
  const size = sizes[number % sizes.length]!
  const kind = style % things.length
  const id = `style-${style}-${colour}-${size}`
  const price = 20 + (style % 300)
  return [
    ...[id, `${things[kind]} no. ${style} — ${colour}, Size ${size}`],
    `Cut for every day &amp; made to last. <b>Style ${style}</b> in ${colour}, lined, with pockets that hold a hand and a telephone.`,
    ...[`https://feed.example/${style}`, `https://feed.example/${style}.jpg`],
    ...[
      number % 7 === 0 ? 'out of stock' : 'in stock',
      `${price}.00 EUR`,
      style % 5 === 0 ? `${price - 5}.00 EUR` : '',
    ],
    ...[
      'Loadstone',
      ean(number),
      `Women > ${paths[kind]}`,
      `style-${style}`,
      colour,
      size,
      'female',
      'adult',
      'cotton',
    ],
  ]
    .join('\t')
    .concat('\n')
}

function ean(number: number): string {
  const digits = `29${String(number).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
