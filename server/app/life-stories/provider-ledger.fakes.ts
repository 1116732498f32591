import type { Money } from '#foundation/money.ts'
import type { MoneyEvent, ProviderNotice } from '#server/payments/index.ts'

/** The provider's own record of one payment. It reports every change in a notice that may arrive at any time. */
export interface ProviderLedger {
  readonly notices: ProviderNotice[]
  netMinor(): number
  backMinor(): number
  isOpen(): boolean
  decide(outcome: 'authorised' | 'refused'): void
  /** Voids an authorised payment, or refunds a captured one. Repeating it changes nothing. */
  voidPayment(): void
  refund(refundId: string, minor: number): void
  /** Sets the outcome of an accepted refund. Returns false for an unknown refund. */
  endRefund(which: number, outcome: 'done' | 'failed' | 'reversed'): void
  lose(kind: 'chargeback' | 'capture-failed' | 'cancelled', minor: number): void
  regain(): void
  dispute(): void
}

export function providerLedger(paymentId: string, amount: Money): ProviderLedger {
  const notices: ProviderNotice[] = []
  const refunds: { id: string; minor: number; state: 'taken-on' | 'done' | 'failed' | 'reversed' | 'refused' }[] = []
  let [state, taken, lost, voided, moment, told] = [
    'open' as 'open' | 'authorised' | 'refused' | 'withdrawn',
    0,
    0,
    0,
    0,
    0,
  ]
  const back = () =>
    voided +
    refunds.filter((one) => one.state === 'taken-on' || one.state === 'done').reduce((sum, one) => sum + one.minor, 0)
  const tell = (notice: Partial<ProviderNotice>) => {
    told += 1
    notices.push({ eventId: `e${told}`, paymentId, outcome: 'none', ...notice } as ProviderNotice)
  }
  const tellMoney = (kind: MoneyEvent['kind'], minor: number) => {
    moment += 1
    const caseId = kind === 'cancelled' || kind === 'capture-failed' ? 'payment' : 'dispute'
    const at = new Date(1_800_000_000_000 + moment * 1000).toISOString()
    tell({ money: { kind, caseId, amount: { minor, currency: amount.currency }, at } })
  }
  const tellRefund = (refundId: string, outcome: 'done' | 'refused' | 'failed' | 'reversed') =>
    tell({ paymentId: '', refund: { refundId, outcome } })
  return {
    notices,
    netMinor: () => taken - back() - lost,
    backMinor: back,
    isOpen: () => state === 'open',
    decide: (outcome) => {
      if (state !== 'open') return
      state = outcome
      if (outcome === 'authorised') taken = amount.minor
      tell({ outcome, amount })
    },
    voidPayment: () => {
      if (state === 'open') state = 'withdrawn'
      if (state === 'authorised') voided = Math.max(0, taken - (back() - voided))
    },
    refund: (id, minor) => {
      if (refunds.some((one) => one.id === id)) return
      const isPossible = state === 'authorised' && back() + minor <= taken
      refunds.push({ id, minor, state: isPossible ? 'taken-on' : 'refused' })
      if (!isPossible) tellRefund(id, 'refused')
    },
    endRefund: (which, outcome) => {
      const open = refunds.filter((one) => one.state === 'taken-on' || (one.state === 'done' && outcome !== 'done'))
      const one = open[which % Math.max(1, open.length)]
      if (!one) return
      one.state = outcome
      tellRefund(one.id, outcome)
    },
    lose: (kind, minor) => {
      if (state !== 'authorised' || lost > 0 || taken === 0) return
      if (kind === 'chargeback') lost = Math.min(minor, taken)
      else if (back() > 0) return
      else taken = 0
      tellMoney(kind, kind === 'chargeback' ? lost : amount.minor)
    },
    regain: () => {
      if (lost === 0) return
      tellMoney('chargeback-reversed', lost)
      lost = 0
    },
    dispute: () => {
      if (state === 'authorised' && taken > 0) tellMoney('dispute-opened', amount.minor)
    },
  }
}
