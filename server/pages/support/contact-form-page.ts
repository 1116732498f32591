import { z } from 'zod'
import { lineText, longText } from '#contracts/bounds.ts'
import { supportReasons } from '#contracts/support.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { supportProblems } from '#server/support/index.ts'
import { formAction, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

const line = lineText.default('')

/** The reason is mailed in the language of the market; a reason that the form does not offer counts as missing. */
const reasonOf = ({ localization }: PageRequest, subject: string): string => {
  const reason = supportReasons.find((one) => one === subject)
  return reason ? localization.t(`support.reason-${reason}`) : ''
}

/** The form for questions to customer service, for any page; it returns to the page with this alias. */
export const questionFormAction = (alias: string) =>
  formAction({
    form: z.object({ ...{ email: line, name: line, subject: line, orderNumber: line }, message: longText.default('') }),
    async act({ support, content }: Parts, ask, typed) {
      const { market, localization, visitor } = ask
      const { address, session } = visitor
      const asked = await support.sendQuestion(
        { market, address, accountId: session?.accountId },
        { ...typed, subject: reasonOf(ask, typed.subject) },
      )
      if (!asked.ok)
        return { problems: problemErrors(localization, asked.problem, supportProblems[asked.problem.code]) }
      return { goTo: `${content.linkTo(market, alias)}?done=sent` }
    },
  })

/** The data of the form; for a signed-in shopper, name and address are filled in. */
export async function supportForm({ accounts }: Pick<Parts, 'accounts'>, { visitor, query }: PageRequest) {
  const account = visitor.session && (await accounts.find(visitor.session.accountId))
  return {
    reasons: [...supportReasons],
    name: account ? `${account.firstName} ${account.lastName}`.trim() : '',
    email: account?.email ?? '',
    ...(query.done === 'sent' && { done: 'sent' as const }),
  }
}

/** The form for questions to customer service, for everybody. */
export const contactFormPage: PageKind<'contactFormPage'> = {
  alias: 'contactFormPage',
  layout: 'default',
  audience: 'private',
  queryNames: ['done'],
  async load(parts, ask) {
    const title = ask.localization.t('page.contactformpage')
    return { body: await supportForm(parts, ask), frame: { title, breadcrumb: [{ title, url: ask.path }] } }
  },
  formActions: { 'ask-support': questionFormAction('contactFormPage') },
}
