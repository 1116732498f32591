import type { BasketAsk } from '#server/basket/index.ts'
import { type AnyProblem, type ProblemForms, problemErrors } from '#server/platform/problems.ts'
import type { DeedAnswer, PageAsk } from '../page-kind.ts'

export const basketAskOf = ({ market, visitor }: PageAsk): BasketAsk => ({ market, basketId: visitor.basketId })

/** A problem of a rule as a form shows it. */
export const refusedDeed = ({ speaker }: PageAsk, problem: AnyProblem, forms: ProblemForms): DeedAnswer => ({
  problems: problemErrors(speaker, problem, forms[problem.code]),
})
