import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { SupportProblem } from './support.problems.ts'

/** A question as typed. */
export interface Question {
  readonly email: string
  readonly name: string
  readonly subject: string
  readonly message: string
  readonly orderNumber?: string | undefined
}

export interface QuestionSender {
  readonly market: Market
  /** The network address that sent the question. */
  readonly address: string
  readonly accountId?: string | undefined
}

/** Questions to customer service. */
export interface Support {
  sendQuestion(asking: QuestionSender, question: Question): Promise<Result<undefined, SupportProblem>>
}
