import type { Withdrawal as WireWithdrawal, WithdrawalOffer } from '#contracts/withdrawals.ts'
import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Order, SomePieces } from '#server/orders/index.ts'
import type { WithdrawalProblem } from './withdrawals.problems.ts'

/** The first step of a withdrawal: who declares it, and of which order. */
export interface Declares {
  readonly orderNumber: string
  readonly email: string
  readonly name: string
  /** The client's address, for the limit. */
  readonly address: string
}

/** The first step, stored for the second. */
export interface Statement {
  readonly order: Order
  readonly name: string
}

export interface ToWithdraw {
  readonly lines: readonly SomePieces[]
  /** The number that was offered: a repeated number is the same withdrawal. */
  readonly withdrawalNumber: string
}

/** The function by which consumers withdraw from a contract. It stands beside returns and depends on no toggle. */
export interface Withdrawals {
  /** True in the EU and EEA. */
  isOn(market: Market): boolean
  /** Opens the second step for an hour, by a text that holds the first one encrypted. */
  begin(declares: Declares): Promise<Result<string, WithdrawalProblem>>
  statementOf(sealed: string): Promise<Statement | undefined>
  offer(statement: Statement): Promise<WithdrawalOffer>
  /**
   * Declares the withdrawal: it is stored as evidence, its receipt is sent, pieces that were not sent are cancelled and refunded, and the
   * others get a return. A second press answers the first withdrawal.
   */
  withdraw(statement: Statement, wanted: ToWithdraw): Promise<Result<WireWithdrawal, WithdrawalProblem>>
  find(id: string): Promise<WireWithdrawal | undefined>
}
