import type { Link, Picture } from '#contracts/widget-parts.ts'
import type { Row, Widget } from '#contracts/widgets.ts'
import type { ContentPage } from '../content.ts'

/** The form of a document in a CMS: the older system's delivery form or flattened form, or the newer system's. */
export interface Shape {
  readonly name: string
  link(link: Link): unknown
  picture(picture: Picture): unknown
  html(html: string): unknown
  bool(flag: boolean): unknown
  num(value: number): unknown
  colour(colour: string | null): unknown
  /** One widget: its type, id, fields and the screens that do not show it. */
  widget(type: string, widget: Widget, fields: object): unknown
  row(row: Row, widgets: readonly unknown[]): unknown
  page(page: ContentPage, fields: Readonly<Record<string, unknown>>): unknown
  /** Fields of a banner's text for one screen. */
  bannerText(device: string, fields: Readonly<Record<string, unknown>>): object
  pictures(pictures: { readonly [device in Device]: Picture | null }): object
  list(blocks: readonly unknown[]): unknown
}

type Device = 'mobile' | 'tablet' | 'desktop'
export const devices = ['mobile', 'tablet', 'desktop'] as const
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
/** A value that an editor may leave out. */
export const optional = <Value>(value: Value | null, write: (value: Value) => unknown): unknown =>
  value === null ? null : write(value)

const filled = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
export const flagsOf = (widget: Widget, shape: Shape) =>
  Object.fromEntries(
    (['App', 'Mobile', 'Tablet', 'Desktop'] as const).map((screen) => [
      screen,
      shape.bool(widget[`disabled${screen}`]),
    ]),
  )

export const path = (url: string) => url.split('?')[0]!
export const query = (url: string) => url.split('?')[1]

/** A link to a category stays such a link until it is read: `category:coats?sorting=new`. */
export const categoryIn = (url: string) => /^category:([^?#]*)/.exec(url)?.[1]

/** What the older system's picker stores about a target besides the title. */
function pickedContent(url: string): object {
  const queryString = query(url) ? `?${query(url)}` : null
  const category = categoryIn(url)
  if (category !== undefined)
    return {
      ...{ url: null, linkType: 'Content', route: null, queryString },
      ...{ destinationType: 'category', destinationId: category },
    }
  return url.startsWith('/')
    ? { url: null, linkType: 'Content', route: { path: `${path(url)}/` }, queryString }
    : { url, linkType: 'External' }
}

/** The older system's delivery form: fields in `properties`, blocks as content and settings, pickers as lists. */
export const olderDelivery: Shape = {
  name: 'older, delivery',
  link: ({ title, url, newTab }) => [
    {
      title,
      target: newTab ? '_blank' : null,
      ...pickedContent(url),
    },
  ],
  picture: ({ imageUrl, alt, aspectRatio }) => [
    { id: 'm', name: 'file.jpg', url: imageUrl, properties: { altText: alt }, aspectRatio },
  ],
  html: (html) => ({ markup: html, blocks: [] }),
  bool: (flag) => flag,
  num: (value) => value,
  colour: (colour) => colour,
  widget: (type, widget, fields) => ({
    content: { contentType: `${type}Widget`, id: widget.id, properties: filled(fields) },
    settings: {
      contentType: 'widgetSettings',
      id: `${widget.id}-settings`,
      properties: Object.fromEntries(
        Object.entries(flagsOf(widget, olderDelivery)).map(([screen, value]) => [`disabled${screen}`, value]),
      ),
    },
  }),
  row: ({ id, perRowMobile, perRow, hideOnISO }, widgets) => ({
    content: { contentType: 'row', id, properties: { perRowMobile, perRow, hideOnISO, widgets: { items: widgets } } },
    settings: null,
  }),
  page: ({ pageAlias, path, title }, fields) => ({
    contentType: pageAlias,
    name: title,
    id: 'page-id',
    route: { path: `${path}/`, startItem: { id: 'root', path: 'da-dk' } },
    properties: { pageTitle: title, ...fields },
  }),
  bannerText: (device, fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [device + capital(name), value])),
  pictures: (pictures) =>
    Object.fromEntries(
      devices.map((device) => {
        const picture = pictures[device]
        return [`image${capital(device)}`, picture ? olderDelivery.picture(picture) : []]
      }),
    ),
  list: (items) => ({ items }),
}

/** The same without nesting, with numbers and flags as text, as converters write it. */
export const olderFlat: Shape = {
  ...olderDelivery,
  name: 'older, flattened and textual',
  link: ({ title, url, newTab }) => ({ name: title, url, openInCurrentTab: newTab ? '0' : '1' }),
  picture: (picture) => picture,
  html: (html) => html,
  bool: (flag) => (flag ? '1' : '0'),
  num: String,
  colour: (colour) => (colour === null ? null : colour.slice(1)),
  widget: (type, widget, fields) => ({
    id: widget.id,
    _alias: type.toUpperCase(),
    ...filled(fields),
    ...Object.fromEntries(
      Object.entries(flagsOf(widget, olderFlat)).map(([screen, value]) => [`disabled${screen}`, value]),
    ),
  }),
  row: ({ id, perRowMobile, perRow, hideOnISO }, widgets) => ({
    id,
    perRowMobile: String(perRowMobile),
    perRow: String(perRow),
    hideOnISO: hideOnISO ? '1' : '0',
    widgets,
  }),
  page: ({ pageAlias, path, title }, fields) => ({ _alias: pageAlias, path, title, ...fields }),
  pictures: (pictures) =>
    filled(Object.fromEntries(devices.map((device) => [`image${capital(device)}`, pictures[device]]))),
  list: (items) => items,
}
