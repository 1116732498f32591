import { isId } from '#foundation/ids.ts'
import { accepted, refused } from '#foundation/result.ts'
import { queueMail } from '#server/mails/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { limits } from '#server/platform/limits.ts'
import { countRate } from '#server/platform/rate-counts.repository.ts'
import { nameOfAddress } from '#server/platform/secret.ts'
import { changeLists, type WishlistNeeds } from '../change-list.service.ts'
import { memberWhoShares } from '../may-use.ts'
import { storedWishlists } from '../stored-wishlists.repository.ts'
import type { Wishlist } from '../wishlist.ts'
import type { ListReference, WishlistAnswer, WishlistRequest } from '../wishlists.ts'
import { readRecipients } from './read-recipients.ts'
import type { ShareLink, ShareMail, WishlistSharing } from './sharing.ts'

export interface SharingNeeds extends WishlistNeeds {
  readonly jobs: Pick<Jobs, 'send'>
  readonly pageUrl: (market: Market) => string
  /** Scheme and host, without a slash at the end. */
  readonly publicUrl: string
}

export function wishlistSharing(needs: SharingNeeds): WishlistSharing {
  const { toggle } = needs
  const linkOf: WishlistSharing['linkOf'] = (market, { shareReference }) =>
    shareReference === null ? undefined : linkFor(needs, market, shareReference)
  return {
    linkOf,
    link: (request, asked) => link(needs, request, asked),
    async end(request, { wishlistId }) {
      const account = memberWhoShares(toggle, request)
      if (!account.ok) return account
      const ended = await changeLists(needs, request, {
        wishlistId,
        change: (list) => accepted([{ ...list, shareReference: null }]),
      })
      return ended.ok ? accepted(undefined) : ended
    },
    mail: (request, asked) => mail(needs, request, asked),
    shared: async (market, reference) => {
      if (!toggle(market, 'wishlist') || !toggle(market, 'shareWishlist') || !isId(reference)) return undefined
      return storedWishlists(needs.database).shared(reference)
    },
  }
}

const linkFor = ({ pageUrl, publicUrl }: SharingNeeds, market: Market, reference: string): ShareLink => ({
  reference,
  url: `${publicUrl}${pageUrl(market)}?shareReference=${reference}`,
})

async function link(
  needs: SharingNeeds,
  request: WishlistRequest,
  { wishlistId }: ListReference,
): Promise<WishlistAnswer<ShareLink>> {
  const list = await sharedList(needs, request, wishlistId)
  return list.ok ? accepted(linkFor(needs, request.market, list.value.shareReference!)) : list
}

/** The list; gets a reference if it has none. */
async function sharedList(
  needs: SharingNeeds,
  request: WishlistRequest,
  wishlistId: string | undefined,
): Promise<WishlistAnswer<Wishlist>> {
  const account = memberWhoShares(needs.toggle, request)
  if (!account.ok) return account
  const reference = needs.newId()
  const shared = await changeLists(needs, request, {
    wishlistId,
    createsDefault: true,
    change: (list) => accepted([{ ...list, shareReference: list.shareReference ?? reference }]),
  })
  if (!shared.ok) return shared
  return shared.value ? accepted(shared.value) : refused({ code: 'wishlist.unknown' })
}

async function mail(
  needs: SharingNeeds,
  request: WishlistRequest,
  { wishlistId, ...typed }: ListReference & ShareMail,
): Promise<WishlistAnswer<undefined>> {
  const recipients = readRecipients(typed.recipients)
  if (!recipients.ok) return recipients
  const list = await sharedList(needs, request, wishlistId)
  if (!list.ok) return list
  const counted = await countMails(needs, list.value.id, recipients.value)
  if (!counted.ok) return counted
  const { market } = request
  const data = {
    senderName: typed.senderName.trim(),
    message: typed.message.trim(),
    listName: list.value.name ?? needs.words(market)('wishlist.default-name'),
    sharedUrl: linkFor(needs, market, list.value.shareReference!).url,
  }
  const sending = needs.newId()
  await needs.database.transaction(async (inside) => {
    for (const [at, recipient] of recipients.value.entries())
      await queueMail(needs.jobs, inside, {
        // The event id contains the list's id, so that these mails are deleted with the data of the list's owner.
        ...{ eventId: `wishlist-shared:${list.value.id}:${sending}:${at}`, kind: 'wishlist-shared', market: market.id },
        ...{ recipient, data },
      })
  })
  return accepted(undefined)
}

/** Counts the mails of a list, and the mails about any list to an address. Refused mails do not count for the list. */
async function countMails(
  { database }: SharingNeeds,
  listId: string,
  recipients: readonly string[],
): Promise<WishlistAnswer<undefined>> {
  const ofList = { what: 'wishlist-mails-by-list', who: listId } as const
  const perAddress = limits['wishlist-mails-by-email']
  const refuse = async (seconds: number) => {
    await countRate(database, { ...ofList, times: -recipients.length })
    return refused({ code: 'wishlist.mailed-too-often', retryAfterSeconds: seconds } as const)
  }
  const { most, seconds } = limits[ofList.what]
  if ((await countRate(database, { ...ofList, times: recipients.length })) > most) return refuse(seconds)
  for (const recipient of recipients) {
    const got = await countRate(database, { what: 'wishlist-mails-by-email', who: nameOfAddress(recipient) })
    if (got > perAddress.most) return refuse(perAddress.seconds)
  }
  return accepted(undefined)
}
