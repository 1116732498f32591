import { toWire } from '#contracts/money.ts'
import type { PaymentSetup } from '#contracts/payments.ts'
import { money } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import {
  acceptedIn,
  giftCardProvider,
  iconsIn,
  type Payment,
  type PaymentMethod,
  type Providers,
} from '#server/payments/index.ts'
import type { PaymentStep } from './payment-step.ts'

export interface SetupNeeds {
  readonly market: Market
  readonly providers: Pick<Providers, 'of'>
  /** True if the market accepts gift cards as payment. */
  readonly takesGiftCards: (market: Market) => boolean
  /** A text as a QR code, as a data address. */
  readonly qrCode: (text: string) => string
}

/** The data of the payment step, with the block of the chosen provider only; no block if gift cards cover everything. */
export function setupOnWire(needs: SetupNeeds, step: PaymentStep): PaymentSetup {
  const { frozen } = step
  return {
    checkoutBasketId: frozen.id,
    showGiftCardPaymentOption: needs.takesGiftCards(needs.market),
    amountCoveredByGiftCards: toWire(money(frozen.totalMinor - frozen.dueMinor, frozen.currency)),
    acceptedPaymentTypes: [...acceptedIn(needs.market)],
    icons: [...iconsIn(needs.market)],
    ...blockOf(needs, step),
  }
}

function blockOf(
  needs: SetupNeeds,
  { provider, frozen, methods, sessionId, link }: PaymentStep,
): Partial<PaymentSetup> {
  const checkoutBasketId = frozen.id
  switch (provider) {
    case giftCardProvider:
      return {}
    case 'adyen':
      return { adyen: adyenBlock(needs, { frozen, methods }) }
    case 'klarna':
      return {
        klarna: {
          basketId: frozen.basketId,
          sessionId: sessionId ?? '',
          sessionPaymentMethodCategories: methods.map(({ type, name, configuration }) => ({
            identifier: type,
            name,
            ...(configuration?.asset_urls ? { asset_urls: configuration.asset_urls } : {}),
          })),
        },
      }
    case 'iyzico':
      return { iyzico: { checkoutBasketId, checkoutPersonalNumber: '' } }
    case 'pos':
      return { pos: { checkoutBasketId } }
    case 'pay-by-link':
      return link ? { payByLink: linkBlock(needs, link) } : {}
  }
}

function adyenBlock(
  { market, providers }: SetupNeeds,
  { frozen, methods }: Pick<PaymentStep, 'frozen' | 'methods'>,
): NonNullable<PaymentSetup['adyen']> {
  const { clientKey, environment } = providers.of('adyen').setup
  const applePay = methods.find(({ type }) => type === 'applepay')?.configuration
  return {
    clientKey,
    locale: market.locale,
    countryCode: market.country.code,
    environment,
    checkoutBasketId: frozen.id,
    amount: { value: frozen.dueMinor, currency: frozen.currency },
    paymentMethodsResponse: { paymentMethods: methods.map(methodOnWire) },
    ...(applePay ? { applePayPaymentSettings: { configuration: applePay, totalPriceStatus: 'final' } } : {}),
  }
}

const methodOnWire = ({ type, name, brands, configuration }: PaymentMethod) => ({
  type,
  name,
  ...(brands.length > 0 ? { brands: [...brands] } : {}),
  ...(configuration ? { configuration } : {}),
})

function linkBlock({ qrCode }: SetupNeeds, { action, state }: Payment): NonNullable<PaymentSetup['payByLink']> {
  const { url = '', data } = action ?? {}
  return {
    url,
    qrCodeString: qrCode(url),
    linkId: data?.linkId ?? '',
    status: state === 'actionrequired' ? 'Active' : 'PaymentPending',
    ...(data?.expiresAt === undefined ? {} : { expiresAt: data.expiresAt }),
  }
}
