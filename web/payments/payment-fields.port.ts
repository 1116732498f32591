import type { ComponentType } from 'react'
import type { AdyenFields, PaymentResult } from '#contracts/payments.ts'
import type { Translate } from '#foundation/words.ts'

export interface PaymentFieldsProps {
  /** Problem texts of the last answer, by field. The answer never contains card data. */
  readonly problems: Readonly<Record<string, readonly string[]>>
  /** The texts of the market. */
  readonly t: Translate
}

/** The result of a payment for the fields: the next action, a refusal to show, or nothing, because the browser leaves the page. */
export type FieldsAnswer =
  | { readonly action: NonNullable<PaymentResult['adyenAction']> }
  | { readonly refused: true }
  | { readonly leaving: true }

export interface OwnFieldsNeeds {
  readonly setup: AdyenFields
  /** Starts the payment with the entered data. The amount comes from the server, never from the fields. */
  pay(method: Readonly<Record<string, unknown>>, browserInfo: Readonly<Record<string, unknown>>): Promise<FieldsAnswer>
  /** Sends the answer of the bank's iframe to the server. */
  goOn(details: Readonly<Record<string, unknown>>): Promise<FieldsAnswer>
}

/** The provider's fields on the page. */
export interface OwnFields {
  /** Pays with the chosen type and entered data. The fields themselves show what is missing. */
  submit(): void
  remove(): void
}

/**
 * The browser part of a payment provider. An adapter implements it, and the app uses it only on the payment step. Card
 * fields are in the form of that step and are posted with the order. Some providers bring fields for all payment types.
 * They replace ours in that form when their script has loaded.
 */
export interface PaymentFields {
  readonly CardFields: ComponentType<PaymentFieldsProps>
  /** Shows the provider's own fields in an element; rejects if the browser or the network prevents it. */
  readonly showOwnFields?: (place: HTMLElement, needs: OwnFieldsNeeds) => Promise<OwnFields>
}
