/** Withdrawals: the two steps in which consumers withdraw from a contract, and the declaration. */
export { BeginWithdrawal } from './begin-withdrawal.tsx'
export { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
export { DeclaredWithdrawal } from './declared-withdrawal.tsx'
