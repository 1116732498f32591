/** Withdrawals: consumers in the EU and EEA withdraw from a contract, with its deadline, evidence and receipt. */
export { type WithdrawalProblem, withdrawalProblems } from './withdrawals.problems.ts'
export { storedWithdrawals } from './withdrawals.repository.ts'
export { openWithdrawals } from './withdrawals.service.ts'
export type { Withdrawals } from './withdrawals.ts'
