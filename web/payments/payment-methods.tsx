import { Fragment, useEffect, useState } from 'react'
import { Mark } from '#ui/badge/index.ts'
import { RadioCard, RadioCards } from '#ui/radio-card/index.ts'
import { useMarket } from '#web/markets/index.ts'
import type { Payment, PaymentChoice } from './payment.ts'
import { PersonalNumber } from './personal-number.tsx'

type Method = Payment['methods'][number]

const leavesThePage = ({ fields }: Method): boolean => fields !== 'test-card' && fields !== 'terminal'

/** Wallets are offered only if script has found that the browser supports them. Without script they are left out. */
function useShown(methods: readonly Method[]): readonly Method[] {
  const [wallets, setWallets] = useState<readonly string[]>([])
  useEffect(() => setWallets(walletsHere()), [])
  return methods.filter(({ wallet }) => wallet === undefined || wallets.includes(wallet))
}

/** The wallets that the browser supports. */
export const walletsHere = (): string[] => [
  ...('ApplePaySession' in window ? ['apple-pay'] : []),
  ...('PaymentRequest' in window && isSecureContext ? ['google-pay'] : []),
]

/** Payment types, with the fields of the chosen type. The style sheet shows them with `:checked`, so this works without script. */
export function PaymentMethods({ payment, refused, fields }: PaymentChoice) {
  const { t } = useMarket()
  const fieldsOf = (method: Method) => {
    if (method.fields === 'test-card') return <fields.CardFields problems={refused?.problems ?? {}} t={t} />
    return method.fields === 'personal-number' && <PersonalNumber problems={refused?.problems.personalNumber} />
  }
  const chosen = refused?.values.paymentMethod ?? payment.chosen ?? payment.methods[0]?.type
  return (
    <div id="paymentMethod" tabIndex={-1}>
      <RadioCards legend={t('payments.ways-to-pay')}>
        {useShown(payment.methods).map((method) => (
          <RadioCard
            key={method.type}
            name="paymentMethod"
            value={method.type}
            defaultChecked={method.type === chosen}
            title={method.name}
            note={leavesThePage(method) ? t('payments.leads-to-provider') : undefined}
            end={<Brands of={method} />}
          >
            {fieldsOf(method)}
          </RadioCard>
        ))}
      </RadioCards>
    </div>
  )
}

/** The spaces separate the names for screen readers. */
const Brands = ({ of: { brands } }: { readonly of: Method }) =>
  brands.map((brand) => (
    <Fragment key={brand}>
      <Mark name={brandNames[brand] ?? brand} />{' '}
    </Fragment>
  ))

/** Names of brands in their usual spelling, by the provider's short name. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'Amex',
  maestro: 'Maestro',
  troy: 'Troy',
  dankort: 'Dankort',
  klarna: 'Klarna',
}
