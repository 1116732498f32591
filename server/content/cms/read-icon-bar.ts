import { barIcons, type IconBarEntry } from '#contracts/content.ts'
import { text } from './fields.ts'
import type { Plain, PlainRecord } from './plain-document.ts'
import { readLink } from './read-link.ts'
import { readImageUrl } from './read-picture.ts'
import type { Reading } from './reading.ts'

const fewestIcons = 3

/** The bar of icons; empty if fewer than three entries have an icon, a title and a link. */
export function readIconBar(items: readonly PlainRecord[], reading: Reading): IconBarEntry[] {
  const entries = items.flatMap((item) => {
    const link = readLink(item, reading)
    const icon = readIcon(item.icon ?? null)
    return link && link.title !== '' && icon ? [{ title: link.title, url: link.url, icon }] : []
  })
  return entries.length < fewestIcons ? [] : entries
}

function readIcon(value: Plain): IconBarEntry['icon'] | undefined {
  const name = barIcons.find((one) => one === text(value))
  if (name) return { name }
  const imageUrl = readImageUrl(value)
  return imageUrl === null ? undefined : { imageUrl }
}
