import type { PageAlias } from '#contracts/pages.ts'
import { type BasketAnswer, type BasketRequest, basketProblems } from '#server/basket/index.ts'
import { type AnyProblem, fieldsNamed, type ProblemForms, problemErrors } from '#server/platform/problems.ts'
import type { FormActionAnswer, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

/** The basket of the requesting browser; a new basket is stored in its cookie. */
export const basketRequestOf = ({ market, visitor, setBasket }: PageRequest): BasketRequest => ({
  market,
  basketId: visitor.basketId,
  key: visitor.basketKey,
  accountId: visitor.accountId,
  storeInBrowser: (held) => setBasket(held),
})

/** Extends the cookie of a changed basket by another 30 days. */
export function renewBasket(
  { visitor: { basketId, basketKey: key }, setBasket }: PageRequest,
  changedId: string,
): void {
  if (basketId !== undefined && key !== undefined && changedId === basketId) setBasket({ basketId, key })
}

/** A problem of a rule, as a form shows it. */
export const refusedFormAction = (
  { localization }: PageRequest,
  problem: AnyProblem,
  forms: ProblemForms,
): FormActionAnswer => ({
  problems: problemErrors(localization, problem, forms[problem.code]),
  code: problem.code,
  named: fieldsNamed(problem),
})

/** After a change the basket is shown; after a refusal, the problem. */
export function backToBasket(
  content: Parts['content'],
  ask: PageRequest,
  answer: BasketAnswer,
  to: PageAlias = 'basketPage',
): FormActionAnswer {
  if (!answer.ok) return refusedFormAction(ask, answer.problem, basketProblems)
  renewBasket(ask, answer.value.basket.basketId)
  return { goTo: content.linkTo(ask.market, to) }
}
