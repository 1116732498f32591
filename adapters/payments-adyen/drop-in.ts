import {
  AdyenCheckout,
  ApplePay,
  Bancontact,
  Card,
  Dropin,
  GooglePay,
  Klarna,
  type PaymentAction,
  type PaymentMethodsResponse,
  PayPal,
  Redirect,
  Trustly,
} from '@adyen/adyen-web'
import styleSheet from '@adyen/adyen-web/styles/adyen.css?url'
import type { FieldsAnswer, OwnFields, OwnFieldsNeeds } from '#web/payments/payment-fields.port.ts'
import { walletScripts } from './wallet-scripts.ts'

type Settings = Parameters<typeof AdyenCheckout>[0]
type Actions = Parameters<NonNullable<Settings['onSubmit']>>[2]

/** Payment types with their own fields or their own window. All others redirect. */
const components = [Card, Bancontact, ApplePay, GooglePay, PayPal, Klarna, Trustly, Redirect]

/** Adyen's Drop-in: the payment types with its encrypted fields. The shopper pays with our order button, and always our amount. */
export async function showDropIn(place: HTMLElement, { setup, pay, goOn }: OwnFieldsNeeds): Promise<OwnFields> {
  allowWalletScripts()
  await loadStyles()
  const checkout = await AdyenCheckout({
    clientKey: setup.clientKey,
    environment: setup.environment as NonNullable<Settings['environment']>,
    locale: setup.locale,
    countryCode: setup.countryCode,
    amount: setup.amount,
    paymentMethodsResponse: setup.paymentMethodsResponse as PaymentMethodsResponse,
    showPayButton: false,
    analytics: { enabled: false },
    exposeLibraryMetadata: false,
    onSubmit: ({ data }, _component, actions) =>
      void pay({ ...data.paymentMethod }, { ...data.browserInfo }).then((answer) => go(answer, actions)),
    onAdditionalDetails: ({ data }, _component, actions) =>
      void goOn({ ...data.details }).then((answer) => go(answer, actions)),
  })
  return new Promise((shown) => {
    const dropIn = new Dropin(checkout, {
      paymentMethodComponents: components,
      showRadioButton: true,
      paymentMethodsConfiguration: { applepay: { ...setup.applePayPaymentSettings } },
      onReady: () => shown({ submit: () => dropIn.submit(), remove: () => dropIn.unmount() }),
    }).mount(place)
  })
}

function go(answer: FieldsAnswer, { resolve, reject }: Actions): void {
  if ('action' in answer) {
    const { more, ...action } = answer.action
    resolve({ resultCode: resultOf(action.type), action: { ...more, ...action } as unknown as PaymentAction })
  } else if ('refused' in answer) reject()
}

const resultOf = (type: string): 'RedirectShopper' | 'ChallengeShopper' =>
  type === 'redirect' ? 'RedirectShopper' : 'ChallengeShopper'

/** The style sheet is a separate file, because no other page needs it. */
function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${styleSheet}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styleSheet
  document.head.append(link)
  return new Promise((loaded, failed) => {
    link.onload = () => loaded()
    link.onerror = () => failed(new Error('The style sheet of the payment fields did not load.'))
  })
}

interface TrustedTypes {
  readonly defaultPolicy: unknown
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown
}

/** Wallets load their own scripts. This policy allows the browser to load them only from the wallets' hosts. */
function allowWalletScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (walletScripts.includes(new URL(url, location.href).origin) ? url : null),
  })
}
