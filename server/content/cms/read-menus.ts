import type { BrandEntry, MenuEntry, Navigation } from '#contracts/content.ts'
import { menuPositions } from '#contracts/menus.ts'
import { toWire } from '#contracts/money.ts'
import { money } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import { logoNamed } from '../logos.ts'
import { colour, field, group, number, oneOf, text } from './fields.ts'
import { isPlainRecord, type Plain, type PlainRecord } from './plain-document.ts'
import { readApp } from './read-app.ts'
import { readBoxedBanner, readSlimBanner, readTurningBanner } from './read-banner.ts'
import { readLine } from './read-html.ts'
import { readIconBar } from './read-icon-bar.ts'
import { readLink } from './read-link.ts'
import { readColumn, readColumns, readMenuLinks, shown } from './read-menu-links.ts'
import { readImageUrl, readPicture } from './read-picture.ts'
import type { Reading } from './reading.ts'
import { readCommon } from './widget-common.ts'

/** A market's settings for menus. */
export interface MenuChoices extends Pick<Navigation, 'paymentLogos' | 'shippingLogos'> {
  /** The navigation between brands: brands with their own menus, links only, or undefined for none. */
  readonly brands?: 'multi' | 'simple' | undefined
}

/** Menus, footer and banner from all menu documents together. A footer without logos gets the market's logos. */
export function readMenus(menus: PlainRecord, ofMarket: MenuChoices, reading: Reading): Navigation {
  const main = shown(menus.main ?? null).flatMap((entry) => readEntry(entry, reading))
  return {
    main,
    brands: readBrands(menus, { kind: ofMarket.brands, main }, reading),
    ...readMoreMenus(menus, reading),
    service: readMenuLinks(menus.service ?? null, reading),
    footer: shown(menus.footer ?? null)
      .flatMap((column) => readColumn(column, reading))
      .map(({ title, links }) => ({ title, links: [...links] })),
    footerSecondary: readMenuLinks(menus.footerSecondary ?? null, reading),
    social: shown(menus.social ?? null).flatMap((item) => {
      const link = readLink(item.link ?? null, reading) ?? readLink(item.externalLink ?? null, reading)
      return link ? [{ title: logoNamed(readLine(item.title ?? null, reading) ?? ''), externalLink: link.url }] : []
    }),
    paymentLogos: logosIn(menus.paymentLogos ?? null) ?? ofMarket.paymentLogos,
    shippingLogos: logosIn(menus.shippingLogos ?? null) ?? ofMarket.shippingLogos,
    freeFreight: readFreeFreight(group(menus.freeFreight ?? null), reading.market),
    accountMenu: shown(menus.accountMenu ?? null).flatMap((item) => readAccountEntry(item, reading)),
    apps: shown(menus.apps ?? null).flatMap((item) => readApp(item, reading)),
    iconBar: readIconBar(shown(menus.iconBar ?? null), reading),
    slimBanner: isPlainRecord(menus.slimBanner ?? null) ? slimBannerOf(menus.slimBanner as PlainRecord, reading) : null,
  }
}

/** An entry of the account's menu; left out if its page does not exist. */
function readAccountEntry(item: PlainRecord, reading: Reading): Navigation['accountMenu'] {
  const pageAlias = text(item.pageAlias ?? null)
  const target = pageAlias === null ? readLink(item, reading) : reading.page(pageAlias)
  const title = readLine(item.title ?? null, reading) ?? target?.title ?? ''
  if (!target || title === '') return []
  return [{ title, icon: readImageUrl(item.icon ?? null), url: target.url, pageAlias }]
}

/** The amount is a setting of the market. Colours are in a group or among the other fields. */
function readFreeFreight(record: PlainRecord, { choices, currency }: Market): Navigation['freeFreight'] {
  const colours = { ...record, ...group(field(record, 'colours', 'colors')) }
  const of = (name: string) => colour(field(colours, name, `${name}Color`))
  const { freeFreightMinor } = choices
  return {
    freightValue: freeFreightMinor === null ? null : toWire(money(freeFreightMinor, currency)),
    freightVersion: record.freightVersion === 'message' ? 'message' : 'progressBar',
    colours: { bar: of('bar'), text: of('text'), background: of('background') },
  }
}

/** Menus that few shops have; left out if editors wrote none. */
function readMoreMenus(
  menus: PlainRecord,
  reading: Reading,
): Pick<Navigation, 'burger' | 'sidebar' | 'flyoutImages' | 'menuPosition'> {
  const burger = shown(menus.burger ?? null).flatMap((entry) => readEntry(entry, reading))
  const sidebar = readColumns(menus.sidebar ?? null, reading) as NonNullable<Navigation['sidebar']>
  const flyoutImages = shown(menus.flyoutImages ?? null).flatMap((item) => linkedPicture(item, reading) ?? [])
  const position = group(menus.menuPosition ?? null)
  const at = (name: string) => (position[name] ? oneOf(position[name] ?? null, 'center', ...menuPositions) : undefined)
  const mobile = at('mobile') ?? 'center'
  return {
    ...(burger.length > 0 ? { burger } : {}),
    ...(sidebar.length > 0 ? { sidebar } : {}),
    ...(flyoutImages.length > 0 ? { flyoutImages } : {}),
    menuPosition: { mobile, tablet: at('tablet') ?? mobile, desktop: at('desktop') ?? mobile },
  }
}

function linkedPicture(item: PlainRecord, reading: Reading): MenuEntry['picture'] {
  const image = readPicture(item.image ?? null)
  const link = readLink(item, reading)
  return image && link ? { picture: image, link } : null
}

interface BrandChoices {
  readonly kind: MenuChoices['brands']
  /** Entries of the main menu; a brand's menu may refer to them. */
  readonly main: readonly MenuEntry[]
}

/** For links only: if editors wrote no such links, those of the brands with menus are used. */
function readBrands(menus: PlainRecord, { kind, main }: BrandChoices, reading: Reading): BrandEntry[] {
  if (kind === undefined) return []
  const brands = kind === 'multi' ? (menus.multiBrand ?? null) : field(menus, 'simpleBrand', 'multiBrand')
  return shown(brands).flatMap((record) => {
    const id = text(field(record, 'subBrand', 'id'))
    const link = readLink(record, reading)
    if (id === null || !link || link.title === '') return []
    const brand = { id, name: link.title, url: link.url }
    if (kind === 'simple') return [brand]
    const menu = shown(record.menu ?? null).flatMap((entry) => {
      const named = main.find((other) => other.id === text(entry.entry ?? null))
      return named ? [named] : readEntry(entry, reading)
    })
    const search = reading.page(brandSearch(id))
    return [{ ...brand, ...(menu.length > 0 ? { menu } : {}), ...(search ? { searchUrl: search.url } : {}) }]
  })
}

/** The name under which links find a brand's own search page. */
export const brandSearch = (subBrand: string): string => `searchPage:${subBrand}`

function readEntry(entry: PlainRecord, reading: Reading): MenuEntry[] {
  const link = readLink(entry, reading)
  if (!link || link.title === '') return []
  const { title, url } = link
  const subtitle = readLine(entry.subtitle ?? null, reading)
  return [
    {
      id: text(entry.id ?? null) ?? title,
      title,
      ...(subtitle === null ? {} : { subtitle }),
      url,
      emphasis: entry.emphasis === 'sale' ? 'sale' : 'plain',
      columns: readColumns(field(entry, 'columns', 'headlines', 'mainMenu'), reading) as MenuEntry['columns'],
      picture: linkedPicture(group(entry.picture ?? null), reading),
      burgerMenuPriority: number(entry.burgerMenuPriority ?? null) ?? 0,
    },
  ]
}

const logosIn = (value: Plain): string[] | null =>
  Array.isArray(value)
    ? (value as readonly Plain[])
        .map((name) => text(isPlainRecord(name) ? (name.name ?? null) : name))
        .filter((name) => name !== null)
        .map(logoNamed)
    : null

function slimBannerOf(record: PlainRecord, reading: Reading): Navigation['slimBanner'] {
  const type = text(field(record, 'blockType', 'type', '_alias')) ?? ''
  const read = /advanced|animated/i.test(type)
    ? readTurningBanner
    : /container/i.test(type)
      ? readBoxedBanner
      : readSlimBanner
  const banner = read(record, readCommon(record, 'slimBanner'), reading)
  return banner.lines.length > 0 ? banner : null
}
