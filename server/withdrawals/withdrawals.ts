import type { Withdrawal as WireWithdrawal, WithdrawalOffer } from '#contracts/withdrawals.ts'
import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Order, SomePieces } from '#server/orders/index.ts'
import type { WithdrawalProblem } from './withdrawals.problems.ts'

/** The first step of a withdrawal: the person and the order. */
export interface WithdrawalDeclaration {
  readonly orderNumber: string
  readonly email: string
  readonly name: string
  /** The client's network address, for the limit. */
  readonly address: string
}

/** The data of the first step, for the second step. */
export interface Statement {
  readonly order: Order
  readonly name: string
}

export interface ToWithdraw {
  readonly lines: readonly SomePieces[]
  /** The offered withdrawal number; a request with the same number is the same withdrawal. */
  readonly withdrawalNumber: string
}

/** Consumers withdraw from a contract. This is separate from returns, and no toggle switches it off. */
export interface Withdrawals {
  /** True in the EU and EEA. */
  isOn(market: Market): boolean
  /** Starts the second step; returns an encrypted text with the data of the first step, valid for an hour. */
  begin(declares: WithdrawalDeclaration): Promise<Result<string, WithdrawalProblem>>
  statementOf(sealed: string): Promise<Statement | undefined>
  offer(statement: Statement): Promise<WithdrawalOffer>
  /**
   * Declares the withdrawal: it is stored as evidence, its receipt is sent, unsent pieces are cancelled and refunded,
   * and the others get a return. A repeated request returns the first withdrawal.
   */
  withdraw(statement: Statement, wanted: ToWithdraw): Promise<Result<WireWithdrawal, WithdrawalProblem>>
  find(id: string): Promise<WireWithdrawal | undefined>
}
