import type { PageAlias } from '#contracts/pages.ts'
import { type BasketAnswer, type BasketAsk, basketProblems } from '#server/basket/index.ts'
import { type AnyProblem, type ProblemForms, problemErrors } from '#server/platform/problems.ts'
import type { DeedAnswer, PageAsk } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

/** The basket of the browser that asks; a new one is given to it. */
export const basketAskOf = ({ market, visitor, setBasket }: PageAsk): BasketAsk => ({
  market,
  basketId: visitor.basketId,
  key: visitor.basketKey,
  keep: (held) => setBasket(held),
})

/** Keeps a basket that something was put into for another 30 days. */
export function renewBasket({ visitor: { basketId, basketKey: key }, setBasket }: PageAsk, changedId: string): void {
  if (basketId !== undefined && key !== undefined && changedId === basketId) setBasket({ basketId, key })
}

/** A problem of a rule as a form shows it. */
export const refusedDeed = ({ speaker }: PageAsk, problem: AnyProblem, forms: ProblemForms): DeedAnswer => ({
  problems: problemErrors(speaker, problem, forms[problem.code]),
  code: problem.code,
})

/** After a change the basket is shown, or what was wrong with it. */
export function backToBasket(
  content: Parts['content'],
  ask: PageAsk,
  answer: BasketAnswer,
  to: PageAlias = 'basketPage',
): DeedAnswer {
  if (!answer.ok) return refusedDeed(ask, answer.problem, basketProblems)
  return { goTo: content.linkTo(ask.market, to) }
}
