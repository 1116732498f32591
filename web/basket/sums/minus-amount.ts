import type { WireMoney } from '#contracts/money.ts'

/** An amount to subtract, with a minus sign where the market writes it. */
export const minusAmount = (amount: WireMoney, money: (amount: WireMoney) => string): string =>
  money({ ...amount, amount: -amount.amount }).replace('-', '−')
