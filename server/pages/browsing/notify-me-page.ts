import { z } from 'zod'
import { maskEmail } from '#server/notify-me/index.ts'
import { deed, type PageKind } from '../page-kind.ts'
import { askedFor, notifyMeDeed } from '../product/ask-for-word.ts'

/** Where the way out of a mail leads. Opening it ends nothing; its button does. */
export const notifyMePage: PageKind<'notifyMePage'> = {
  alias: 'notifyMePage',
  layout: 'default',
  audience: 'private',
  queryNames: ['token', 'productid', 'sku', 'noted'],
  async load(parts, ask) {
    const { catalogue, notifyMe } = parts
    const { market, query, speaker } = ask
    const asked = askedFor(parts, ask)
    const found = query.token === undefined ? undefined : await notifyMe.wish(query.token)
    const wish = found?.market === market.id ? found : undefined
    const card = wish && catalogue.card(market, wish.productId)
    return {
      body: {
        wish: wish
          ? {
              token: wish.token,
              email: maskEmail(wish.email),
              name: card?.name ?? wish.productId,
              ...(card ? { url: card.url } : {}),
              ended: wish.endedAt !== null,
            }
          : null,
        ...(asked ? { ask: asked } : {}),
      },
      frame: {
        title: speaker.t('page.notifymepage'),
        robots: 'NOINDEX, NOFOLLOW',
        status: (query.token !== undefined && !wish) || (query.productid !== undefined && !asked) ? 404 : 200,
      },
    }
  },
  deeds: {
    'notify-me': notifyMeDeed,
    'end-notification': deed({
      form: z.object({ token: z.string().min(1).max(100) }),
      async act({ content, notifyMe }, { market, speaker }, { token }) {
        const wish = await notifyMe.wish(token)
        if (!wish) return { problems: { '': [speaker.t('notify-me.token-unknown')] } }
        // Ended already, by another press or by its mail: what was wanted is so.
        await notifyMe.optOut(token)
        return { goTo: `${content.linkTo(market, 'notifyMePage')}?token=${wish.token}` }
      },
    }),
  },
}
