import type { PageBody } from '#contracts/pages.ts'
import { productIdOf } from '#foundation/sku.ts'
import { maskEmail } from '#server/notify-me/index.ts'
import { itemOnWire, type ListPreview, pageOf, type Wishlist } from '#server/wishlists/index.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { listAddress, wishlistRequestOf } from './wishlist-request.ts'

type Body = PageBody<'wishlistPage'>

const empty = (ask: PageRequest): Body => ({ signedIn: ask.visitor.accountId !== undefined, list: null, lists: [] })

/** The list of a share link: its name and products, without any data of its owner. */
export async function loadShared(parts: Parts, ask: PageRequest, reference: string): Promise<Body> {
  const found = await parts.wishlistSharing.shared(ask.market, reference)
  return { ...empty(ask), shared: found ? { ...shownList(parts, ask, found), id: '' } : null }
}

/** The visitor's own lists; undefined if the address names a list of somebody else. */
export async function loadOwn(parts: Parts, ask: PageRequest): Promise<Body | undefined> {
  const { wishlists, wishlistWatching } = parts
  const { query } = ask
  const found = await wishlists.find(wishlistRequestOf(ask), { wishlistId: query.list })
  if (!found.ok)
    return found.problem.code === 'wishlist.sign-in-needed'
      ? { ...empty(ask), signInNeeded: true, ...toSave(parts, ask) }
      : undefined
  const list = found.value
  const [lists, watch] = await Promise.all([
    ask.visitor.accountId === undefined ? undefined : wishlists.previews(ask),
    list && wishlistWatching.ofList(list.id),
  ])
  return {
    ...empty(ask),
    list: list ? shownList(parts, ask, list) : null,
    lists: lists?.ok ? lists.value.map((one) => preview(parts, ask, one)) : [],
    ...(watch ? { watch: { email: maskEmail(watch.email), confirmed: watch.confirmedAt !== null } } : {}),
    ...toSave(parts, ask),
  }
}

/** The parts for links in mails: confirming mails about a list, and stopping them. Opening the page does neither. */
export async function loadMailLinks(
  { wishlistWatching }: Parts,
  { query }: PageRequest,
): Promise<Pick<Body, 'confirm' | 'stop'>> {
  const toConfirm = query.confirm === undefined ? undefined : await wishlistWatching.toConfirm(query.confirm)
  const toStop = query.stop === undefined ? undefined : await wishlistWatching.byToken(query.stop)
  return {
    ...(query.confirm === undefined
      ? {}
      : { confirm: toConfirm ? { secret: query.confirm, email: maskEmail(toConfirm.email) } : null }),
    ...(query.stop === undefined
      ? {}
      : { stop: toStop ? { token: query.stop, email: maskEmail(toStop.email) } : null }),
  }
}

function shownList(parts: Parts, { market, query }: PageRequest, list: Wishlist): NonNullable<Body['list']> {
  const { catalogue, wishlists, wishlistSharing } = parts
  const { items, page, pages } = pageOf(list.items, Number(query.page ?? 1) || 1)
  const link = wishlistSharing.linkOf(market, list)
  return {
    ...{ id: list.id, name: wishlists.nameOf(market, list), isDefault: list.isDefault },
    ...{ quantity: list.items.length, page, pages },
    items: items.map((item) => itemOnWire(catalogue, market, item)),
    ...(link ? { shareUrl: link.url } : {}),
  }
}

function preview(parts: Parts, ask: PageRequest, list: ListPreview): Body['lists'][number] {
  const { catalogue, wishlists } = parts
  return {
    ...{ id: list.id, name: wishlists.nameOf(ask.market, list), isDefault: list.isDefault },
    ...{ isShared: list.shareReference !== null, quantity: list.quantity },
    url: listAddress(parts, ask, list.isDefault ? {} : { list: list.id }),
    pictures: list.items.flatMap(({ sku }) => catalogue.card(ask.market, productIdOf(sku))?.images ?? []),
  }
}

/** The product whose heart was pressed before the required sign-in. */
function toSave({ catalogue }: Parts, { market, query }: PageRequest): Pick<Body, 'toSave'> {
  const card = query.save === undefined ? undefined : catalogue.card(market, productIdOf(query.save))
  return card && query.save !== undefined ? { toSave: { sku: query.save, name: card.name } } : {}
}
