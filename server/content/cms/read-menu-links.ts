import { fontWeights, type MenuColumn, type MenuLink } from '#contracts/menus.ts'
import { colour, field, flag, number, records, text } from './fields.ts'
import type { Plain, PlainRecord } from './plain-document.ts'
import { readLine } from './read-html.ts'
import { readLink } from './read-link.ts'
import { readImageUrl } from './read-picture.ts'
import type { Reading } from './reading.ts'

/** Entries that editors did not hide. */
export const shown = (value: Plain): readonly PlainRecord[] =>
  records(value).filter((item) => !flag(item.isHidden ?? null))

/** Links with all their settings. Links without a target are left out. */
export const readMenuLinks = (value: Plain, reading: Reading): MenuLink[] =>
  shown(value).flatMap((item) => {
    const link = readLink(item, reading)
    return link ? [{ ...link, ...dressOf(item, reading) }] : []
  })

function dressOf(item: PlainRecord, reading: Reading): Omit<MenuLink, 'title' | 'url' | 'newTab'> {
  const links = shown(item.links ?? null).flatMap((inner) => readLink(inner, reading) ?? [])
  const column = number(item.column ?? null)
  const priority = number(item.burgerMenuPriority ?? null)
  return said({
    fontWeight: weightOf(item.fontWeight ?? null),
    _alias: text(field(item, '_alias', 'pageAlias')),
    subtitle: readLine(item.subtitle ?? null, reading),
    subtitleFontWeight: weightOf(item.subtitleFontWeight ?? null),
    subtitleColor: colour(item.subtitleColor ?? null),
    subtitleBadge: readLine(item.subtitleBadge ?? null, reading),
    linkColor: colour(item.linkColor ?? null),
    linkIcon: readImageUrl(item.linkIcon ?? null),
    column: column === null ? -1 : Math.round(column),
    burgerMenuPriority: priority ?? 0,
    links: links.length > 0 ? links : null,
  })
}

/** A headline with the links below it; empty if it has no links. */
export function readColumn(column: PlainRecord, reading: Reading): MenuColumn[] {
  const title = readLine(column.title ?? null, reading)
  const links = readMenuLinks(field(column, 'links', 'categories'), reading)
  const headlines = byPriority(shown(column.headlines ?? null)).flatMap((inner) => readColumn(inner, reading))
  if (title === null || (links.length === 0 && headlines.length === 0)) return []
  const size = (name: string) => pixelsOf(column[name] ?? null)
  return [
    {
      id: text(column.id ?? null) ?? title,
      title,
      links,
      ...said({
        icon: readImageUrl(column.icon ?? null),
        color: colour(column.color ?? null),
        fontWeight: weightOf(column.fontWeight ?? null),
        titleFontSize: size('titleFontSize'),
        titlePaddingTop: size('titlePaddingTop'),
        titlePaddingBottom: size('titlePaddingBottom'),
        titlePaddingLeft: size('titlePaddingLeft'),
        titlePaddingRight: size('titlePaddingRight'),
        subtitle: readLine(column.subtitle ?? null, reading),
        subtitleFontSize: size('subtitleFontSize'),
        subtitleColor: colour(column.subtitleColor ?? null),
        alternativeTitle: readLine(column.alternativeTitle ?? null, reading),
        isExpanded: flag(column.isExpanded ?? null) || null,
        priority: number(column.priority ?? null),
        headlines: headlines.length > 0 ? headlines : null,
      }),
    },
  ]
}

/** The headlines of a menu in their order. A link may name another column. */
export function readColumns(value: Plain, reading: Reading): MenuColumn[] {
  const columns = byPriority(shown(value)).flatMap((column) => readColumn(column, reading))
  const placeOf = ({ column = -1 }: MenuLink, own: number): number =>
    column >= 1 && column <= columns.length ? column - 1 : own
  const placed = columns.map((column) => ({ ...column, links: [] as MenuLink[] }))
  for (const [own, { links }] of columns.entries())
    for (const link of links) placed[placeOf(link, own)]!.links.push(link)
  return placed
}

/** Ascending; 0 or no priority comes last, as for markets. */
export function byPriority(columns: readonly PlainRecord[]): PlainRecord[] {
  const place = (column: PlainRecord) => number(column.priority ?? null) || Number.POSITIVE_INFINITY
  return columns.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
}

const mostPixels = 96
const pixelsOf = (value: Plain): number | null => {
  const size = number(typeof value === 'string' ? value.replace(/px$/i, '') : value)
  return size === null || size < 0 ? null : Math.min(mostPixels, size)
}

/** Editors write a weight as a word or as a number. */
function weightOf(value: Plain): MenuLink['fontWeight'] | null {
  const written = text(value)?.toLowerCase() ?? ''
  const named = fontWeights.find((weight) => weight === written)
  if (named || written === '') return named ?? null
  const figure = Number(written)
  if (!Number.isFinite(figure)) return /bold/.test(written) ? 'bold' : null
  return figure >= 600 ? 'bold' : figure >= 500 ? 'medium' : 'normal'
}

type Said<All> = { [Key in keyof All]?: Exclude<All[Key], null> }

/** Only the values that are set. */
const said = <All extends object>(all: All): Said<All> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined)) as Said<All>
