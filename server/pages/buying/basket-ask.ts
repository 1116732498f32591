import type { PageAlias } from '#contracts/pages.ts'
import { type BasketAnswer, type BasketAsk, basketProblems } from '#server/basket/index.ts'
import { type AnyProblem, type ProblemForms, problemErrors } from '#server/platform/problems.ts'
import type { DeedAnswer, PageAsk } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

export const basketAskOf = ({ market, visitor }: PageAsk): BasketAsk => ({ market, basketId: visitor.basketId })

/** A problem of a rule as a form shows it. */
export const refusedDeed = ({ speaker }: PageAsk, problem: AnyProblem, forms: ProblemForms): DeedAnswer => ({
  problems: problemErrors(speaker, problem, forms[problem.code]),
  code: problem.code,
})

/** After a change the basket is shown, or what was wrong with it. A basket that was made by it is kept in mind. */
export function backToBasket(
  content: Parts['content'],
  ask: PageAsk,
  answer: BasketAnswer,
  to: PageAlias = 'basketPage',
): DeedAnswer {
  if (!answer.ok) return refusedDeed(ask, answer.problem, basketProblems)
  const { basketId } = answer.value.basket
  if (basketId !== ask.visitor.basketId) ask.setBasket(basketId)
  return { goTo: content.linkTo(ask.market, to) }
}
