import type { ComponentType } from 'react'
import type { AdyenFields, PaymentResult } from '#contracts/payments.ts'
import type { Translate } from '#foundation/words.ts'

export interface PaymentFieldsProps {
  /** Texts per field of the last answer; card data itself is never given back. */
  readonly problems: Readonly<Record<string, readonly string[]>>
  /** The words of the market. */
  readonly t: Translate
}

/** The result of a payment for the fields: something to do next, a refusal to show, or nothing more, since the page is being left. */
export type FieldsAnswer =
  | { readonly action: NonNullable<PaymentResult['adyenAction']> }
  | { readonly refused: true }
  | { readonly leaving: true }

export interface OwnFieldsNeeds {
  readonly setup: AdyenFields
  /** Starts the payment with the collected data. The amount comes from the server, never from the fields. */
  pay(method: Readonly<Record<string, unknown>>, browserInfo: Readonly<Record<string, unknown>>): Promise<FieldsAnswer>
  /** Passes on the answer of a bank's iframe. */
  goOn(details: Readonly<Record<string, unknown>>): Promise<FieldsAnswer>
}

/** Fields that are shown. */
export interface OwnFields {
  /** Pays with the chosen type and entered data. The fields themselves show what is missing. */
  submit(): void
  remove(): void
}

/**
 * A payment provider's part of the browser. Filled by an adapter, plugged in by the app on the payment step only. Card fields are
 * part of the one form of that step and posted with the order; own fields take its place, once their script is there.
 */
export interface PaymentFields {
  readonly CardFields: ComponentType<PaymentFieldsProps>
  /** Shows the provider's own fields in an element; rejects if the browser or the network prevents it. */
  readonly showOwnFields?: (place: HTMLElement, needs: OwnFieldsNeeds) => Promise<OwnFields>
}
