/** A person who filled in a form that a service shows for the shop. */
export interface Lead {
  readonly id: string
  readonly formId: string
  readonly createdAt: Date
  readonly email: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  /** The text beside the box that the person ticked; undefined if no such box was ticked. */
  readonly agreedTo?: string | undefined
}

/** A request that claims to be from the service. */
export interface SentLeads {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The raw body, for which the signature was computed. */
  readonly text: string
}

/** `leads`: ids of leads to fetch; the list may be empty. */
export type ReadLeads =
  | { readonly kind: 'leads'; readonly ids: readonly string[] }
  | { readonly kind: 'not-signed' | 'not-understood' }

/** A greeting with which the service checks that the address belongs to the shop. */
export interface AddressVerification {
  readonly mode?: string | undefined
  readonly token?: string | undefined
  readonly challenge?: string | undefined
}

/** A service that collects sign-ups with its own forms and notifies the shop. */
export interface LeadSource {
  /** The text to answer with; undefined if the greeting does not contain the shop's token. */
  answerVerification(greeting: AddressVerification): string | undefined
  /** Reads a notice that the service sent on its own. */
  read(notice: SentLeads): ReadLeads
  /**
   * The data that the person entered; undefined for a lead that is deleted or has no email address. Throws if the
   * service does not answer.
   */
  lead(id: string, signal?: AbortSignal): Promise<Lead | undefined>
}
