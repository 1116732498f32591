import { z } from 'zod'
import type { PageBody } from '#contracts/pages.ts'
import { longestEmailAddress } from '#foundation/email-address.ts'
import { canUndo, clubProblems, isSubscribed } from '#server/club/index.ts'
import { maskEmail } from '#server/notify-me/index.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { formAction, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

const contactId = z.string().min(1).max(100)
const messageId = z.string().max(200).optional()
const reason = z.string().max(5_000).optional()

/** Redirects to the page of the same link, which shows the current state. */
function addressOf(
  { content }: Parts,
  { market }: PageRequest,
  named: Readonly<Record<string, string | undefined>>,
): string {
  const query = Object.entries(named).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${content.linkTo(market, 'unsubscribePage')}?${new URLSearchParams(query)}`
}

async function contactOf(
  { club }: Parts,
  { now, query }: PageRequest,
): Promise<PageBody<'unsubscribePage'>['contact']> {
  if (query.contactid === undefined) return undefined
  const contact = await club.contact(query.contactid)
  if (!contact) return null
  return {
    ...{ contactId: contact.id, email: maskEmail(contact.email), subscribed: isSubscribed(contact) },
    canUndo: canUndo(contact, now),
    ...(query.messageid === undefined ? {} : { messageId: query.messageid }),
  }
}

/** The target of the link in marketing mails. Opening it ends nothing: a button unsubscribes, and another button undoes that. */
export const unsubscribePage: PageKind<'unsubscribePage'> = {
  alias: 'unsubscribePage',
  layout: 'plain',
  audience: 'private',
  queryNames: ['contactid', 'messageid', 'asked'],
  async load(parts, ask) {
    const contact = await contactOf(parts, ask)
    return {
      body: {
        ...(contact === undefined ? {} : { contact }),
        offersForm: parts.content.toggle(ask.market, 'customerUnsubscribe'),
        asked: ask.query.asked === 'yes',
      },
      frame: {
        title: ask.localization.t('page.unsubscribepage'),
        robots: 'NOINDEX, NOFOLLOW',
        status: contact === null ? 404 : 200,
      },
    }
  },
  formActions: {
    unsubscribe: formAction({
      form: z.object({ contactId, messageId, reason }),
      async act(parts, ask, { contactId: id, ...sent }) {
        const done = await parts.club.unsubscribe(id, { market: ask.market, source: 'mail', ...sent })
        if (!done.ok) return { problems: { '': [ask.localization.t('club.contact-unknown')] } }
        return { goTo: addressOf(parts, ask, { contactId: id, messageId: sent.messageId }) }
      },
    }),
    'undo-unsubscribe': formAction({
      form: z.object({ contactId, messageId }),
      async act(parts, ask, { contactId: id, messageId: message }) {
        const done = await parts.club.undo(id, ask.market)
        if (!done.ok) return { problems: { '': [ask.localization.t('club.contact-unknown')] } }
        return { goTo: addressOf(parts, ask, { contactId: id, messageId: message }) }
      },
    }),
    'unsubscribe-address': formAction({
      form: z.object({ email: z.string().max(longestEmailAddress).default(''), reason }),
      async act(parts, ask, asked) {
        const { market, localization, visitor } = ask
        if (!parts.content.toggle(market, 'customerUnsubscribe'))
          return { problems: { '': [localization.t('form.unknown-action')] } }
        const done = await parts.club.unsubscribeByEmail({ market, address: visitor.address }, asked)
        if (!done.ok) return { problems: problemErrors(localization, done.problem, clubProblems[done.problem.code]) }
        return { goTo: addressOf(parts, ask, { asked: 'yes' }) }
      },
    }),
  },
}
