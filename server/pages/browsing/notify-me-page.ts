import { z } from 'zod'
import { maskEmail } from '#server/notify-me/index.ts'
import { formAction, type PageKind } from '../page-kind.ts'
import { askedFor, notifyMeFormAction } from '../product/back-in-stock-form.ts'

type NotifyMeConfirmation = { readonly productId: string; readonly email: string }

const isUnknown = (asked: string | undefined, found: unknown): boolean => asked !== undefined && !found

/** The target of links in mails. Opening the page confirms and ends nothing; only its button does. */
export const notifyMePage: PageKind<'notifyMePage'> = {
  alias: 'notifyMePage',
  layout: 'default',
  audience: 'private',
  queryNames: ['token', 'productid', 'sku', 'noted', 'confirm', 'confirmed'],
  async load(parts, ask) {
    const { catalogue, notifyMe } = parts
    const { market, query, localization } = ask
    const asked = askedFor(parts, ask)
    const found = query.token === undefined ? undefined : await notifyMe.wish(query.token)
    const wish = found?.market === market.id ? found : undefined
    const open = query.confirm === undefined ? undefined : await notifyMe.toConfirm(query.confirm)
    const toConfirm = open?.market === market.id ? open : undefined
    const confirmationOf = (one: NotifyMeConfirmation) => {
      const card = catalogue.card(market, one.productId)
      return { email: maskEmail(one.email), name: card?.name ?? one.productId, ...(card ? { url: card.url } : {}) }
    }
    return {
      body: {
        wish: wish
          ? {
              ...{ token: wish.token, ...confirmationOf(wish), ended: wish.endedAt !== null },
              confirmed: query.confirmed === 'yes' && wish.confirmedAt !== null,
            }
          : null,
        ...(query.confirm === undefined
          ? {}
          : { confirm: toConfirm ? { secret: query.confirm, ...confirmationOf(toConfirm) } : null }),
        ...(asked ? { ask: asked } : {}),
      },
      frame: {
        title: localization.t('page.notifymepage'),
        robots: 'NOINDEX, NOFOLLOW',
        status:
          isUnknown(query.token, wish) || isUnknown(query.confirm, toConfirm) || isUnknown(query.productid, asked)
            ? 404
            : 200,
      },
    }
  },
  formActions: {
    'notify-me': notifyMeFormAction,
    'confirm-notification': formAction({
      form: z.object({ secret: z.string().min(1).max(100) }),
      async act({ content, notifyMe }, { market, localization }, { secret }) {
        const confirmed = await notifyMe.confirm(secret)
        if (!confirmed.ok) return { problems: { '': [localization.t('notify-me.confirm-unknown')] } }
        const said = new URLSearchParams({ token: confirmed.value.token, confirmed: 'yes' })
        return { goTo: `${content.linkTo(market, 'notifyMePage')}?${said}` }
      },
    }),
    'end-notification': formAction({
      form: z.object({ token: z.string().min(1).max(100) }),
      async act({ content, notifyMe }, { market, localization }, { token }) {
        const wish = await notifyMe.wish(token)
        if (!wish) return { problems: { '': [localization.t('notify-me.token-unknown')] } }
        // The request was already ended, by an earlier press or by its mail. The result is the wanted one.
        await notifyMe.optOut(token)
        return { goTo: `${content.linkTo(market, 'notifyMePage')}?token=${wish.token}` }
      },
    }),
  },
}
