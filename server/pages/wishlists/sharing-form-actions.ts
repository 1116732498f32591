import { z } from 'zod'
import { longestEmailAddress } from '#foundation/email-address.ts'
import { type FormAction, formAction } from '../page-kind.ts'
import { backToList, listAddress, wishlistRequestOf } from './wishlist-request.ts'

const list = z.string().max(200).optional()

/** Sharing a list, and mails about it. */
export const sharingFormActions: Readonly<Record<string, FormAction>> = {
  'share-list': formAction({
    form: z.object({ list }),
    async act(parts, ask, { list: wishlistId }) {
      const shared = await parts.wishlistSharing.link(wishlistRequestOf(ask), { wishlistId })
      return backToList(parts, ask, shared, { list: wishlistId })
    },
  }),
  'end-sharing': formAction({
    form: z.object({ list }),
    async act(parts, ask, { list: wishlistId }) {
      const ended = await parts.wishlistSharing.end(wishlistRequestOf(ask), { wishlistId })
      return backToList(parts, ask, ended, { list: wishlistId })
    },
  }),
  'mail-list': formAction({
    form: z.object({
      list,
      recipients: z.string().max(3000).default(''),
      senderName: z.string().max(100).default(''),
      message: z.string().max(1000).default(''),
    }),
    async act(parts, ask, { list: wishlistId, recipients, ...typed }) {
      const mail = { ...typed, recipients: recipients.split(/[\s,;]+/), wishlistId }
      const sent = await parts.wishlistSharing.mail(wishlistRequestOf(ask), mail)
      return backToList(parts, ask, sent, { list: wishlistId, done: 'mailed' })
    },
  }),
  'watch-list': formAction({
    form: z.object({ list, email: z.string().max(longestEmailAddress).default('') }),
    async act(parts, ask, { list: wishlistId, email }) {
      const { address } = ask.visitor
      const asked = await parts.wishlistWatching.watch(wishlistRequestOf(ask), { wishlistId, email, address })
      return backToList(parts, ask, asked, { list: wishlistId, done: 'watch-asked' })
    },
  }),
  'stop-watching': formAction({
    form: z.object({ list }),
    async act(parts, ask, { list: wishlistId }) {
      const stopped = await parts.wishlistWatching.stop(wishlistRequestOf(ask), wishlistId)
      return backToList(parts, ask, stopped, { list: wishlistId })
    },
  }),
  'confirm-watch': formAction({
    form: z.object({ secret: z.string().min(1).max(100) }),
    async act(parts, ask, { secret }) {
      const confirmed = await parts.wishlistWatching.confirm(secret)
      return backToList(parts, ask, confirmed, { done: 'watch-confirmed' })
    },
  }),
  'end-watch': formAction({
    form: z.object({ token: z.string().min(1).max(100) }),
    async act(parts, ask, { token }) {
      await parts.wishlistWatching.end(token)
      return { goTo: `${listAddress(parts, ask, {})}?${new URLSearchParams({ stop: token })}` }
    },
  }),
}
