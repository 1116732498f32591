import { categoryIn, devices, flagsOf, path, query, type Shape } from './shapes.ts'
import { lexicalOf } from './write-lexical.ts'

/** The newer CMS: blocks, groups, references, rich text as a tree. */
export const newer: Shape = {
  name: 'newer',
  link: ({ title, url, newTab }) =>
    url.startsWith('/') || categoryIn(url) !== undefined
      ? {
          label: title,
          type: 'reference',
          reference:
            categoryIn(url) === undefined
              ? { relationTo: 'pages', value: { id: 12, path: path(url) } }
              : { relationTo: 'categories', value: { id: categoryIn(url) } },
          query: query(url) ?? null,
          newTab,
        }
      : { label: title, type: 'url', url, newTab },
  picture: ({ imageUrl, alt, aspectRatio }) => ({ image: { id: 7, alt, url: imageUrl, sizes: {} }, aspectRatio }),
  html: lexicalOf,
  bool: (flag) => flag,
  num: (value) => value,
  colour: (colour) => colour,
  widget: (type, widget, fields) => ({
    blockType: type,
    blockName: 'any',
    id: widget.id,
    ...fields,
    disabled: Object.fromEntries(
      Object.entries(flagsOf(widget, newer)).map(([screen, value]) => [screen.toLowerCase(), value]),
    ),
  }),
  row: ({ id, perRowMobile, perRow, hideOnISO }, blocks) => ({
    id,
    perRowMobile,
    perRow,
    hideOnISO,
    blocks,
  }),
  page: (
    { pageAlias, path, title, description, robots, category },
    { metaDescription: _m, robots: _r, ...fields },
  ) => ({
    id: 41,
    slug: path,
    title,
    pageAlias,
    _status: 'published',
    createdAt: '2026-01-01T08:00:00.000Z',
    ...fields,
    meta: { description, robots },
    category: category === undefined ? null : { relationTo: 'categories', value: { id: category } },
  }),
  bannerText: (device, fields) => ({ [`${device}Text`]: fields }),
  pictures: (pictures) => ({
    images: Object.fromEntries(
      devices.map((device) => [device, pictures[device] ? newer.picture(pictures[device]) : null]),
    ),
  }),
  list: (blocks) => blocks,
}
